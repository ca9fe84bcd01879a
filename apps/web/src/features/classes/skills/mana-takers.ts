import type { Player } from '@everdeed/rules';
import { groupCalls } from 'virtual:calls/group';
import { call } from '../../../data/api.ts';

/** The most that one page has, and more than a party may have. */
const ALL = 60;

/**
 * Whether somebody else in the player's party would get mana that is shared: all but mages (rules-play-and-shops 1.4).
 * Who cannot be asked about might, so that nobody is kept from a skill by a bad connection.
 */
export async function hasManaTakers({ _id: selfId }: Pick<Player, '_id'>): Promise<boolean> {
  const params = { groupId: 'party' };
  const query = { limit: ALL, includeAllPublicFields: 'true' };
  try {
    const members = await call(groupCalls.getGroupMembers, { params, query }, { quiet: true });
    return members.some((one) => one._id !== selfId && !('stats' in one && one.stats.class === 'wizard'));
  } catch {
    return true;
  }
}
