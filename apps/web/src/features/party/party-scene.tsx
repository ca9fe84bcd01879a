import { Avatar } from '../../art/avatar.tsx';
import { Scene } from '../../art/scene.tsx';
import { usePlayerPart } from '../../data/hooks.ts';
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

export interface PartySceneProps {
  readonly party: Pick<Party, 'name' | 'memberCount'>;
  readonly leaderName: string | undefined;
  readonly members: readonly Member[];
}

/** The members of a party side by side in the player's own scene, and what the party is called. */
export function PartyScene({ party, leaderName, members }: PartySceneProps) {
  const background = usePlayerPart(({ preferences }) => preferences.background) ?? '';
  const isPhone = useMedia('(max-width: 767.98px)');
  const shown = members.slice(0, isPhone ? MAX_ON_PHONE : MAX_SHOWN);
  const rest = members.length - shown.length;
  return (
    <>
      <div className={styles['scene']} aria-hidden="true">
        <Scene background={background} scale={SCALE} className={styles['ground']} />
        <div className={styles['figures']}>
          {shown.map((member) => (
            <Avatar key={member._id} player={member} scale={SCALE} show="riding" alive />
          ))}
          {rest > 0 && <span className={styles['rest']}>+{rest}</span>}
        </div>
      </div>
      <div className={styles['place']}>
        <div className={`${styles['plate']} stepped-3`}>
          <h1>{party.name}</h1>
          <p>
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
          </p>
        </div>
      </div>
    </>
  );
}
