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
    summary: 'Fortify: full health and task values back to 0, for 4 gems.',
    answer: userAndTasks,
    refusals: ['notEnoughGems'],
    spec,
  }),
  rebirth: defineCall({
    ...common,
    id: 'rebirth',
    method: 'POST',
    path: '/user/rebirth',
    summary: 'Begins again at level 1 and keeps an achievement; free at times, else for 6 gems.',
    answer: userAndTasks,
    refusals: ['notEnoughGems'],
    spec,
  }),
  resetUser: defineCall({
    ...common,
    id: 'resetUser',
    method: 'POST',
    path: '/user/reset',
    summary: 'Resets the account. v4 wants the password (or the word RESET of accounts without one).',
    body: Type.Object({ password: optionalText }),
    bodyReading: 'lenient',
    answer: Type.Object({ user: playerSchema, tasksToRemove: Type.Array(Type.String()) }),
    refusals: ['missingPassword', 'wrongPassword', 'incorrectResetPhrase'],
    spec,
  }),
};
