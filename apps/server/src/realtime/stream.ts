import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventStream } from '@everdeed/contract';
import { authenticate } from '../http/authenticate.ts';
import { header } from '../http/request-info.ts';
import type { Services } from '../services.ts';
import type { LiveEvent } from '../storage/stores.ts';

/** A line now and then keeps proxies from closing the stream. */
const beatMs = 25_000;

function write(reply: FastifyReply, { userId: _own, ...event }: LiveEvent): void {
  reply.raw.write(`event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`);
}

function open(services: Services, request: FastifyRequest, reply: FastifyReply, playerId: string): void {
  reply.hijack();
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  reply.raw.writeHead(200, {
    ...Object.fromEntries(headers),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  reply.raw.write(': open\n\n');
  const stop = services.events.onPlayer(playerId, (event) => write(reply, event));
  const beat = setInterval(() => reply.raw.write(': still here\n\n'), beatMs);
  request.raw.on('close', () => {
    stop();
    clearInterval(beat);
  });
}

/** GET /api/v4/events: what changed for the caller, as server-sent events. Readers send the two headers by fetch. */
export function addEventStream(server: FastifyInstance, services: Services): void {
  server.get(`/api/v4${eventStream.path}`, async (request, reply) => {
    const { storage, secret, nature, settings } = services;
    const credentials = {
      user: header(request, 'x-api-user'),
      key: header(request, 'x-api-key'),
      client: header(request, 'x-client'),
      cookie: undefined,
    };
    const context = {
      storage,
      secret,
      now: () => nature.now(),
      requireClient: settings.requireClient,
    };
    const actor = await authenticate(eventStream, credentials, context);
    if (actor) open(services, request, reply, actor.id);
    return reply;
  });
}
