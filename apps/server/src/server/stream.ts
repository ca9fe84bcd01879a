import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventStream, type LiveEvent } from '@everdeed/contract';
import { TAVERN_ID } from '@everdeed/rules';
import { authenticate } from '../http/authenticate.ts';
import { header } from '../http/request-info.ts';
import type { Services } from '../services.ts';
import { FollowedGroups, mayMove } from './followed-groups.ts';
import { CallRefusal } from '../work/refusal.ts';

/** A heartbeat keeps proxies from closing the stream. */
const beatMs = 25_000;

/** A reader that is this many bytes behind is dropped. */
const maxBytesBehind = 64 * 1024;
/** Maximum number of streams per player; a new one replaces the oldest. */
const maxStreams = 20;

/** Open streams of one server, by player, oldest first: each is what ends it. */
class Streams {
  readonly #open = new Map<string, Set<() => void>>();

  add(playerId: string, end: () => void): void {
    const own = this.#open.get(playerId) ?? new Set();
    this.#open.set(playerId, own.add(end));
    const [oldest] = own;
    if (own.size > maxStreams) oldest?.();
  }

  endAll(): void {
    for (const own of this.#open.values()) for (const end of own) end();
  }

  remove(playerId: string, end: () => void): void {
    const own = this.#open.get(playerId);
    own?.delete(end);
    if (own?.size === 0) this.#open.delete(playerId);
  }
}

/** Events carry the version of the player as their id: a reader that comes back with it is told if it missed something. */
function textOf(event: LiveEvent): string {
  const id = event.kind === 'player' ? `id: ${event.userV}\n` : '';
  return `${id}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** An event that stands for everything missed since the reader's last one. */
async function missedBy(
  { storage }: Services,
  playerId: string,
  lastId: string | undefined,
): Promise<string | undefined> {
  if (lastId === undefined || lastId === '') return undefined;
  const player = await storage.reader().players.get(playerId);
  if (!player || String(player._v) === lastId) return undefined;
  return textOf({ kind: 'player', topic: `player:${playerId}`, userV: player._v });
}

function open(reply: FastifyReply): ServerResponse {
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
  return reply.raw;
}

interface Reader {
  readonly playerId: string;
  /** Whether the token is still good; while the database cannot tell, it is. */
  readonly isAllowed: () => Promise<boolean>;
}

/**
 * Calls `end` once the connection is gone. A stream does not tell of that if it was gone before, or if others that were
 * asked for on the same connection come first.
 */
function whenGone({ raw: { socket } }: FastifyRequest, end: () => void): () => void {
  if (socket.destroyed) queueMicrotask(end);
  // As many as a player may have open can be asked for on one connection.
  socket.setMaxListeners(0).once('close', end);
  return () => socket.off('close', end);
}

async function follow(
  services: Services,
  streams: Streams,
  request: FastifyRequest,
  reply: FastifyReply,
  { playerId, isAllowed }: Reader,
) {
  const stream = open(reply);
  stream.on('error', () => undefined);
  const write = (text: string) => {
    if (stream.writableLength > maxBytesBehind) request.raw.socket.destroy();
    else if (!stream.writableEnded) stream.write(text);
  };
  // From here on nothing is missed; earlier events are checked for afterwards.
  // Everybody is in the tavern.
  const topics = [`player:${playerId}`, `group:${TAVERN_ID}`] as const;
  const followed = services.events.subscribe(topics, (event) => {
    write(textOf(event));
    if (mayMove(event)) void groups.look();
  });
  const groups = new FollowedGroups(playerId, followed, () => services.storage.reader());
  const look = () => {
    void isAllowed().then((still) => (still ? write(': still here\n\n') : end()));
  };
  const beat = setInterval(look, beatMs);
  const stopWatching = [services.events.onRevoked(playerId, look), whenGone(request, () => end())];
  const end = () => {
    groups.end();
    clearInterval(beat);
    for (const stop of stopWatching) stop();
    streams.remove(playerId, end);
    stream.end();
  };
  streams.add(playerId, end);
  await groups.look();
  const lastId = header(request, 'last-event-id');
  // Messages leave the player's version as it is: who comes back may have missed some.
  if (lastId !== undefined) for (const topic of groups.topics) write(textOf({ kind: 'missed', topic }));
  const missed = await missedBy(services, playerId, lastId).catch(() => undefined);
  if (missed !== undefined) write(missed);
}

/** GET /api/v4/events: the caller's changes as server-sent events. Readers send the two headers by fetch. */
export function addEventStream(server: FastifyInstance, services: Services): void {
  const streams = new Streams();
  server.addHook('preClose', async () => streams.endAll());
  server.get(`/api/v4${eventStream.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    const { storage, owners, secret, system, settings } = services;
    const credentials = {
      user: header(request, 'x-api-user'),
      key: header(request, 'x-api-key'),
      client: header(request, 'x-client'),
      cookie: undefined,
    };
    const context = {
      storage,
      owners,
      secret,
      now: () => system.now(),
      requireClient: settings.requireClient,
    };
    const known = () => authenticate(eventStream, credentials, context);
    const isAllowed = () =>
      known().then(
        () => true,
        (error: unknown) => !(error instanceof CallRefusal),
      );
    const actor = await known();
    if (actor) await follow(services, streams, request, reply, { playerId: actor.id, isAllowed });
    return reply;
  });
}
