import { defineCall } from '../core/call.ts';
import { liveEventSchema } from './live-events.ts';

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
    'Changes of the caller and of what they follow as server-sent events, after they are stored. Come back with Last-Event-ID to hear whether something was missed.',
  contentType: 'text/event-stream',
  answer: liveEventSchema,
  refusals: [],
  spec: 'own',
});
