import type { Challenge, Task } from '@everdeed/rules';
import { NOON } from './make.ts';

/** A challenge that nobody takes part in. */
export const makeChallenge = (fields: Partial<Challenge> = {}): Challenge => ({
  _id: 'cccccccc-0000-4000-8000-000000000001',
  name: 'Read more',
  shortName: 'read',
  summary: 'Read more',
  official: false,
  tasksOrder: { habits: [], dailys: [], todos: [], rewards: [] },
  leader: 'aaaaaaaa-0000-4000-8000-000000000009',
  group: 'bbbbbbbb-0000-4000-8000-000000000002',
  memberCount: 0,
  prize: 0,
  categories: [],
  flags: {},
  flagCount: 0,
  createdAt: new Date(NOON).toISOString(),
  updatedAt: new Date(NOON).toISOString(),
  tasksVersion: 1,
  taskVersions: {},
  ...fields,
});

/** A challenge with these habits as its own tasks, all of the same version. */
export function challengeOf(
  originals: readonly Task[],
  version = 1,
): { readonly challenge: Challenge; readonly originals: readonly Task[] } {
  const ids = originals.map(({ _id }) => _id);
  const challenge = makeChallenge({
    tasksOrder: { habits: ids, dailys: [], todos: [], rewards: [] },
    tasksVersion: version,
    taskVersions: Object.fromEntries(ids.map((id) => [id, version] as const)),
  });
  return { challenge, originals };
}
