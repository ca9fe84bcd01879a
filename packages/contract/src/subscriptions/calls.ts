import { defineCall } from '../core/call.ts';
import { gearSchema } from '../equipment/gear-schema.ts';

/** What subscribers get. */
export const subscriptionCalls = {
  openMysteryItem: defineCall({
    id: 'openMysteryItem',
    area: 'subscriptions',
    auth: 'user',
    versions: ['v3', 'v4'],
    method: 'POST',
    path: '/user/open-mystery-item',
    summary: 'Open the oldest mystery item',
    details: 'Answers the piece of gear that was in the box.',
    answer: gearSchema,
    refusals: ['mysteryItemIsEmpty'],
    spec: 'wire-user-and-tasks 3.2',
  }),
};
