import { describe, expect, it } from 'vitest';
import { makePlayer, makeTask } from '../../test/support/make.ts';
import type { Task } from '../state/task.ts';
import { isOpenToSkills } from './cast-checks.ts';

const NOBODY = 'cccccccc-0000-4000-8000-000000000009';

describe('tasks that a skill may be aimed at', () => {
  const mine = makeTask('daily');
  it.each<readonly [string, Task, boolean]>([
    ['one of the player’s own', mine, true],
    ['a completed one', { ...mine, completed: true }, true],
    ['a reward', makeTask('reward'), false],
    ['one of a challenge', { ...mine, challenge: { id: 'c' } }, false],
    ['one of a group', { ...mine, group: { id: 'g' } }, false],
    ['one of somebody else', { ...mine, userId: NOBODY }, false],
  ])('%s: %#', (_what, task, isOpen) => {
    expect(isOpenToSkills(makePlayer(), task)).toBe(isOpen);
  });
});
