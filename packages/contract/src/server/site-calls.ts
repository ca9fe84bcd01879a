import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';

/** What this site offers, as whoever runs it has set it up. */
export const siteCalls = {
  getSite: defineCall({
    id: 'getSite',
    method: 'GET',
    path: '/site',
    versions: ['v4'],
    area: 'server',
    auth: 'none',
    summary: 'Get what this site offers',
    details: 'Clients show only what can be used here.',
    answer: Type.Object({
      payments: Type.Array(Type.String(), {
        description:
          'Services by which one can pay: `sandbox` (no money moves), `stripe`, `paypal`. None: nothing costs money here.',
      }),
    }),
    refusals: [],
    spec: 'own',
  }),
};
