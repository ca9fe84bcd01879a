import { defineCall } from '../core/call.ts';
import { liveEventSchema } from './live-events.ts';

const area = 'server';

/** The live stream. Its answer has no envelope, so it is served beside the calls. */
export const eventStream = defineCall({
  id: 'streamEvents',
  method: 'GET',
  path: '/events',
  versions: ['v4'],
  area,
  auth: 'user',
  summary: 'Stream changes as server-sent events',
  details:
    'Tells of changes of the caller, and of what they follow, after they are stored. Reconnect with Last-Event-ID to learn whether something was missed.',
  contentType: 'text/event-stream',
  answer: liveEventSchema,
  refusals: [],
  spec: 'own',
});
