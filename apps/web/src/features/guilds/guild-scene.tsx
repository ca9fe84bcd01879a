import { Avatar } from '../../art/avatar.tsx';
import { t } from '../../i18n/i18n.ts';
import { GroupScene, SCENE_SCALE } from '../../social-kit/group-scene.tsx';
import { Lock } from '../../ui/icons.ts';
import { Crown, Globe, Users } from '../../ui/more-icons.ts';
import { useMedia } from '../../ui/use-media.ts';
import { sceneOf } from './categories.ts';
import type { Guild, Member } from './queries.ts';
import { leaderNameOf } from './roles.ts';

/** Figures that the scene has room for (UI, "Guild"); fewer on a phone: our own. */
const MAX_SHOWN = 5;
const MAX_ON_PHONE = 2;

interface GuildSceneProps {
  readonly guild: Guild;
  /** The first ones, in the order in which they are shown. */
  readonly members: readonly Member[];
}

/** Who leads the guild, or would. */
function whoLeads(guild: Guild): string | undefined {
  const name = leaderNameOf(guild);
  if (name !== undefined) return t('guilds.leads', { name });
  // Joining one that is paid for makes nobody its leader.
  return guild.memberCount === 0 && !guild.purchased.active ? t('guilds.firstLeads') : undefined;
}

/** Some members side by side in the scene of their guild, and what it is called. */
export function GuildScene({ guild, members }: GuildSceneProps) {
  const isPhone = useMedia('(max-width: 767.98px)');
  const shown = members.slice(0, isPhone ? MAX_ON_PHONE : MAX_SHOWN);
  const rest = guild.memberCount - shown.length;
  const leads = whoLeads(guild);
  const isPublic = guild.privacy === 'public';
  return (
    <GroupScene
      background={sceneOf(guild.categories)}
      title={guild.name}
      rest={shown.length > 0 ? rest : 0}
      figures={shown.map((member) => (
        <Avatar key={member._id} player={member} scale={SCENE_SCALE} show="riding" alive />
      ))}
    >
      <span>
        <Users size={16} aria-hidden="true" />
        {t('guilds.memberCount', { count: guild.memberCount })}
      </span>
      <span>
        {isPublic ? <Globe size={16} aria-hidden="true" /> : <Lock size={16} aria-hidden="true" />}
        {t(isPublic ? 'guilds.public' : 'guilds.private')}
      </span>
      {leads !== undefined && (
        <span>
          <Crown size={16} aria-hidden="true" />
          {leads}
        </span>
      )}
    </GroupScene>
  );
}
