import { isModerator, type Player } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import type { Guild } from './queries.ts';

export const leaderIdOf = ({ leader }: Pick<Guild, 'leader'>): string =>
  typeof leader === 'string' ? leader : leader._id;

/** The name of the leader; undefined if their account is gone, or nobody is left in the guild. */
export const leaderNameOf = ({ leader, memberCount }: Pick<Guild, 'leader' | 'memberCount'>) =>
  typeof leader === 'string' || memberCount === 0 ? undefined : leader.profile.name;

/** How the player stands to a guild. */
export interface Standing {
  readonly selfId: string;
  readonly isMember: boolean;
  readonly leads: boolean;
  /** May edit, remove members and take invitations back. */
  readonly canManage: boolean;
}

export function standingOf(player: Player, guild: Pick<Guild, '_id' | 'leader' | 'memberCount'>): Standing {
  // Who leaves as the last one stays its leader by name alone, until somebody comes.
  const leads = leaderIdOf(guild) === player._id && guild.memberCount > 0;
  return {
    selfId: player._id,
    isMember: player.guilds.includes(guild._id),
    leads,
    canManage: leads || isModerator(player),
  };
}

/** What a member is in the guild, in a word; undefined for most. */
export function roleOf(guild: Pick<Guild, 'leader' | 'managers'>, memberId: string): string | undefined {
  if (leaderIdOf(guild) === memberId) return t('guilds.leader');
  return guild.managers[memberId] ? t('guilds.manager') : undefined;
}
