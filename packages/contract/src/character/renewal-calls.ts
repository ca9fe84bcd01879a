import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { optionalText } from '../core/fields.ts';
import { taskSchema } from '../tasks/task-schema.ts';
import { common } from './common.ts';
import { playerSchema } from '../players/player-schema.ts';

const spec = 'wire-user-and-tasks 3.1';
const userAndTasks = Type.Object({ user: playerSchema, tasks: Type.Array(taskSchema) });

/** Starting over, in part or whole. */
export const renewalCalls = {
  reroll: defineCall({
    ...common,
    id: 'reroll',
    method: 'POST',
    path: '/user/reroll',
    summary: 'Fortify',
    details: 'Restores full health and resets the values of all tasks, for 4 gems.',
    answer: userAndTasks,
    refusals: ['notEnoughGems'],
    spec,
  }),
  rebirth: defineCall({
    ...common,
    id: 'rebirth',
    method: 'POST',
    path: '/user/rebirth',
    summary: 'Start over at level 1',
    details: 'Keeps an achievement. Free at times, otherwise 6 gems.',
    answer: userAndTasks,
    refusals: ['notEnoughGems'],
    spec,
  }),
  resetUser: defineCall({
    ...common,
    id: 'resetUser',
    method: 'POST',
    path: '/user/reset',
    summary: 'Reset the account',
    details: 'v4 asks for the password, or for the word RESET if the account has none.',
    body: Type.Object({ password: optionalText }),
    bodyReading: 'lenient',
    answer: Type.Object({ user: playerSchema, tasksToRemove: Type.Array(Type.String()) }),
    refusals: ['missingPassword', 'wrongPassword', 'incorrectResetPhrase'],
    spec,
  }),
};
