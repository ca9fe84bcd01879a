import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { nothing, optionalText } from '../core/fields.ts';
import { area, both } from './fields.ts';

/** Leaving for good. */
export const deletionCalls = {
  deleteUser: defineCall({
    area,
    auth: 'user',
    versions: both,
    id: 'deleteUser',
    method: 'DELETE',
    path: '/user',
    summary: 'Deletes the account and all that belongs to it, for good.',
    body: Type.Object({ password: optionalText, feedback: optionalText }),
    bodyReading: 'lenient',
    answer: nothing,
    refusals: [
      'missingPassword',
      'wrongPassword',
      'incorrectDeletePhrase',
      'feedbackTooLong',
      'cannotDeleteActiveAccount',
    ],
    spec: 'wire-user-and-tasks 3.1',
  }),
};
