import type { Group } from './queries.ts';

/** The id of who leads a group. */
export const leaderOf = ({ leader }: Group): string => (typeof leader === 'string' ? leader : leader._id);

/** Whether a player may end the plan of a group: who leads it, or pays for it. */
export const looksAfterPlan = (group: Group, userId: string): boolean =>
  leaderOf(group) === userId || group.purchased.plan?.owner === userId;
