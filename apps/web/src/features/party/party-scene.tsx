import type { ReactNode } from 'react';
import { Avatar } from '../../art/avatar.tsx';
import { Scene } from '../../art/scene.tsx';
import { usePlayer, usePlayerPart } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { useMedia } from '../../ui/use-media.ts';
import { Crown, Users } from '../../ui/more-icons.ts';
import { MAX_PARTY_MEMBERS } from '@everdeed/rules';
import type { Member, Party } from './queries.ts';
import styles from './party-scene.module.css';

/** Avatars that the scene has room for (UI, "Party"); fewer on a phone: our own. */
const MAX_SHOWN = 6;
const MAX_ON_PHONE = 3;
const SCALE = 3;

interface BannerProps {
  readonly title: string;
  /** Who stands in the scene. Decoration. */
  readonly figures: ReactNode;
  /** How many more there are than the scene has room for. */
  readonly rest?: number;
  /** A line under the title. */
  readonly children: ReactNode;
}

function Banner({ title, figures, rest = 0, children }: BannerProps) {
  const background = usePlayerPart(({ preferences }) => preferences.background) ?? '';
  return (
    <>
      <div className={styles['scene']} aria-hidden="true">
        <Scene background={background} scale={SCALE} className={styles['ground']} />
        <div className={styles['figures']}>
          {figures}
          {rest > 0 && <span className={styles['rest']}>+{rest}</span>}
        </div>
      </div>
      <div className={styles['place']}>
        <div className={`${styles['plate']} stepped-3`}>
          <h1>{title}</h1>
          <p>{children}</p>
        </div>
      </div>
    </>
  );
}

export interface PartySceneProps {
  readonly party: Pick<Party, 'name' | 'memberCount'>;
  readonly leaderName: string | undefined;
  readonly members: readonly Member[];
}

/** The members of a party side by side in the player's own scene, and what the party is called. */
export function PartyScene({ party, leaderName, members }: PartySceneProps) {
  const isPhone = useMedia('(max-width: 767.98px)');
  const shown = members.slice(0, isPhone ? MAX_ON_PHONE : MAX_SHOWN);
  return (
    <Banner
      title={party.name}
      rest={members.length - shown.length}
      figures={shown.map((member) => (
        <Avatar key={member._id} player={member} scale={SCALE} show="riding" alive />
      ))}
    >
      <span>
        <Users size={16} aria-hidden="true" />
        {t('party.size', { count: party.memberCount, max: MAX_PARTY_MEMBERS })}
      </span>
      {leaderName !== undefined && (
        <span>
          <Crown size={16} aria-hidden="true" />
          {t('party.leads', { name: leaderName })}
        </span>
      )}
    </Banner>
  );
}

/** The player between shadows of those who could stand there. */
export function AloneScene() {
  const player = usePlayer();
  const shadow = <Avatar player={player} scale={SCALE} show="alone" className={styles['shadow']} />;
  return (
    <Banner
      title={t('party.title')}
      figures={
        <>
          {shadow}
          <Avatar player={player} scale={SCALE} show="riding" alive />
          {shadow}
        </>
      }
    >
      {t('party.room', { max: MAX_PARTY_MEMBERS })}
    </Banner>
  );
}
