import { hasActivePlan } from '@everdeed/rules';
import type { Work } from './work.ts';

/** Whether a group plan keeps a player from getting gems: their group's leader gets them instead. No locks. */
export async function isBarredFromGems(
  { read, now }: Pick<Work, 'read' | 'now'>,
  playerId: string,
): Promise<boolean> {
  for (const { id } of await read.groups.idsOf(playerId)) {
    const group = await read.groups.get(id);
    if (!group?.leaderOnly.getGems || group.leader === playerId) continue;
    if (hasActivePlan(group.purchased.plan, now)) return true;
  }
  return false;
}
