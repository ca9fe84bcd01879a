import { attributeCalls } from './attribute-calls.ts';
import { renewalCalls } from './renewal-calls.ts';

/** The character: rest, revival, attribute points and starting over (wire-user-and-tasks 3.1). */
export const characterCalls = { ...attributeCalls, ...renewalCalls };
