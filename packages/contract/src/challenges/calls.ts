import { changeCalls } from './change-calls.ts';
import { membershipCalls } from './membership-calls.ts';
import { readingCalls } from './reading-calls.ts';
import { challengeTaskCalls } from './task-calls.ts';

/** Challenges, who takes part in them, and their tasks. */
export const challengeCalls = { ...readingCalls, ...changeCalls, ...membershipCalls, ...challengeTaskCalls };
