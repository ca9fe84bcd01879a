import { hasActivePlan, isModerator } from '../groups/policy.ts';
import { TAVERN_ID } from '../quests/index.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import { HIDING_FLAGS, MAX_TOLD_MEMBERS, TRUSTED_CONTRIBUTOR } from './limits.ts';

/** Whether a group's chat can be read on this server. `publicGroups` is its switch (wire-groups-and-admin 0.4). */
export const isReadable = ({ privacy }: Pick<Group, 'privacy'>, publicGroups: boolean): boolean =>
  publicGroups || privacy === 'private';

/** Whether anything can be posted in a group on this server (2.5, 4). */
export const isOpenForPosts = (
  { type, purchased }: Pick<Group, 'type' | 'purchased'>,
  publicGroups: boolean,
  now: number,
): boolean => publicGroups || type === 'party' || hasActivePlan(purchased.plan, now);

/** Whether a reader sees a message (2.2, 4). */
export const isShown = (
  { authorId, flagCount }: { readonly authorId?: string | undefined; readonly flagCount: number },
  reader: Player,
): boolean => flagCount < HIDING_FLAGS || authorId === reader._id || isModerator(reader);

/** Whether the members of a group are told of a new message (2.5). */
export const isTold = (
  { _id, memberCount }: Pick<Group, '_id' | 'memberCount'>,
  flagCount: number,
): boolean => _id !== TAVERN_ID && memberCount <= MAX_TOLD_MEMBERS && flagCount < HIDING_FLAGS;

/** Whether the tavern's bound on haste is not for this player (0.3). */
export const isTrusted = ({ contributor }: Pick<Player, 'contributor'>): boolean =>
  (contributor.level ?? 0) >= TRUSTED_CONTRIBUTOR;

/** Whether a player may delete a message (2.11). */
export const canDeleteMessage = (player: Player, authorId: string | undefined): boolean =>
  authorId === player._id || isModerator(player);
