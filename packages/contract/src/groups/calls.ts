import { changeCalls } from './change-calls.ts';
import { memberListCalls } from './member-list-calls.ts';
import { membershipCalls } from './membership-calls.ts';
import { readingCalls } from './reading-calls.ts';

/** Parties and guilds, and who is in them. */
export const groupCalls = { ...readingCalls, ...changeCalls, ...membershipCalls, ...memberListCalls };
