import { Avatar } from '../../art/avatar.tsx';
import { usePlayer, usePlayerPart } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { GroupScene, type GroupSceneProps, SCENE_SCALE } from '../../social-kit/group-scene.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { Crown, Users } from '../../ui/more-icons.ts';
import { MAX_PARTY_MEMBERS } from '@everdeed/rules';
import type { Member, Party } from './queries.ts';
import styles from './party-scene.module.css';

/** Avatars that the scene has room for (UI, "Party"); fewer on a phone: our own. */
const MAX_SHOWN = 6;
const MAX_ON_PHONE = 3;

/** The scene that the player has chosen for themselves. */
function OwnScene(props: Omit<GroupSceneProps, 'background' | 'isCentred'>) {
  const background = usePlayerPart(({ preferences }) => preferences.background) ?? '';
  return <GroupScene background={background} isCentred {...props} />;
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
    <OwnScene
      title={party.name}
      rest={members.length - shown.length}
      figures={shown.map((member) => (
        <Avatar key={member._id} player={member} scale={SCENE_SCALE} show="riding" alive />
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
    </OwnScene>
  );
}

/** The player between shadows of those who could stand there. */
export function AloneScene() {
  const player = usePlayer();
  const shadow = <Avatar player={player} scale={SCENE_SCALE} show="alone" className={styles['shadow']} />;
  return (
    <OwnScene
      title={t('party.title')}
      figures={
        <>
          {shadow}
          <Avatar player={player} scale={SCENE_SCALE} show="riding" alive />
          {shadow}
        </>
      }
    >
      {t('party.room', { max: MAX_PARTY_MEMBERS })}
    </OwnScene>
  );
}
