import type { Challenge } from '../state/challenge.ts';

/** A challenge as it begins: without tasks, participants and prize, at `now` (ms; wire-groups-and-admin 4.1). */
export function blankChallenge(
  founding: Pick<Challenge, '_id' | 'leader' | 'group'>,
  now: number,
): Omit<Challenge, 'name' | 'shortName' | 'summary'> {
  const at = new Date(now).toISOString();
  return {
    ...founding,
    official: false,
    tasksOrder: { habits: [], dailys: [], todos: [], rewards: [] },
    memberCount: 0,
    prize: 0,
    categories: [],
    flags: {},
    flagCount: 0,
    createdAt: at,
    updatedAt: at,
    tasksVersion: 1,
    taskVersions: {},
  };
}
