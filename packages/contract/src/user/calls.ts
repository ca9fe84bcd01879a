import { accountCareCalls } from './care-calls.ts';
import { characterCalls } from './character-calls.ts';
import { deviceCalls } from './device-calls.ts';
import { recordCalls } from './record-calls.ts';

/** Calls on the player's own record, except tasks, tags and sign-in (wire-user-and-tasks 1, 3.1, 3.6, 3.7). */
export const userCalls = { ...recordCalls, ...characterCalls, ...accountCareCalls, ...deviceCalls };
