import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';

const area = 'server';

/** The live stream. Its answer is no envelope, so it is served beside the calls. */
export const eventStream = defineCall({
  id: 'streamEvents',
  method: 'GET',
  path: '/events',
  versions: ['v4'],
  area,
  auth: 'user',
  summary:
    'Changes of the caller as server-sent events, after they are stored. Come back with Last-Event-ID to hear whether something was missed.',
  contentType: 'text/event-stream',
  answer: Type.Object({
    kind: Type.String(),
    userV: Type.Optional(Type.Integer()),
    taskIds: Type.Optional(Type.Array(Type.String())),
  }),
  refusals: [],
  spec: 'own',
});
