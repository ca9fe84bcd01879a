import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { nothing, optionalText } from '../core/fields.ts';
import { area, both } from './fields.ts';

/** Deleting the account. */
export const deletionCalls = {
  deleteUser: defineCall({
    area,
    auth: 'user',
    versions: both,
    id: 'deleteUser',
    method: 'DELETE',
    path: '/user',
    summary: 'Delete the account',
    details: 'Deletes everything that belongs to it. This cannot be undone.',
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
