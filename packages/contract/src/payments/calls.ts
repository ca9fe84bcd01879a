import { stripeCalls } from './stripe-calls.ts';

/** Money. */
export const paymentCalls = { ...stripeCalls };
