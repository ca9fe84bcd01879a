import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';

/** The change of day. */
export const dayCalls = {
  runCron: defineCall({
    id: 'runCron',
    method: 'POST',
    path: '/cron',
    versions: ['v3', 'v4'],
    area: 'day',
    auth: 'user',
    summary: 'Judges the day of the player when a new one has begun; does nothing otherwise. Safe to repeat.',
    answer: Type.Object({}),
    refusals: [],
    spec: 'wire-user-and-tasks 0.7',
  }),
};
