import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { nothing } from '../core/fields.ts';

/** The day: when it begins, and running it. */
export const dayCalls = {
  runCron: defineCall({
    id: 'runCron',
    method: 'POST',
    path: '/cron',
    versions: ['v3', 'v4'],
    area: 'day',
    auth: 'user',
    summary: 'Start the new day',
    details: 'Judges the past days if a new one has begun; does nothing otherwise. Safe to repeat.',
    answer: nothing,
    refusals: [],
    spec: 'wire-user-and-tasks 0.7',
  }),
  setCustomDayStart: defineCall({
    area: 'day',
    auth: 'user',
    versions: ['v3', 'v4'],
    id: 'setCustomDayStart',
    method: 'POST',
    path: '/user/custom-day-start',
    summary: 'Set the hour at which the day begins',
    details: 'A day that still has to be judged stays so.',
    body: Type.Object({ dayStart: Type.Optional(Type.Number({ description: '0 to 23.' })) }),
    bodyReading: 'lenient',
    answer: Type.Object({ message: Type.String() }),
    refusals: ['validationFailed'],
    spec: 'wire-user-and-tasks 3.1',
  }),
};
