import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../test/support/casting.ts';
import { makePlayer, makeTask } from '../../test/support/make.ts';
import type { Task } from '../state/task.ts';
import { isOpenToSkills } from './cast-checks.ts';

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
