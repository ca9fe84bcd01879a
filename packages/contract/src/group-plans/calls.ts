import { boardCalls } from './task-calls.ts';

/** Groups with a plan: the tasks that their members share. */
export const groupTaskCalls = { ...boardCalls };
