import { randomUUID } from 'node:crypto';
import type { Webhook } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { playerWriter } from '../src/storage/player-writer.ts';
import { chatWebhookJob } from '../src/webhooks/announce-chat.ts';
import { eachGroupWorld, good } from './support/group-world.ts';
import { groupWith, within } from './support/parties.ts';
import { usualEngines } from './support/postgres.ts';
import type { TestServer } from './support/server.ts';
import { addPlayer } from './support/storage.ts';

/** More than one transaction tells. */
const LISTENERS = 51;

const hookFor = (groupId: string): Webhook => ({
  id: randomUUID(),
  type: 'groupChatReceived',
  label: '',
  url: 'http://127.0.0.1:9/',
  enabled: true,
  failures: 0,
  options: { groupId },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

/** Members of a guild who have its chat told to a receiver; returns their ids. */
async function addListeners({ app }: TestServer, guild: string): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < LISTENERS; n++) {
    const { _id } = await addPlayer(app.services.storage);
    await app.services.storage.run(async (tx) => {
      const player = await tx.players.get(_id);
      const member = player && within({ _id: guild, type: 'guild' }, player);
      if (member) await playerWriter(tx).save({ ...member, webhooks: [hookFor(guild)] });
    });
    ids.push(_id);
  }
  return ids;
}

/** Does the oldest job of chats as a worker does: one that throws goes on waiting. Returns whether there was one. */
async function doNext({ app: { services } }: TestServer, signal: AbortSignal): Promise<boolean> {
  const { db } = services.storage;
  const jobs = db.selectFrom('jobs').select(['id', 'kind', 'payload']).where('kind', '=', 'chat-webhooks');
  const job = await jobs.orderBy('id').limit(1).executeTakeFirst();
  if (!job) return false;
  const stored = { ...job, userId: null, attempt: 1, runAt: 0, progress: undefined };
  const control = { signal, isEnding: () => signal.aborted, progress: () => Promise.resolve() };
  const isDone = await chatWebhookJob.run(services, stored, control).then(
    () => true,
    () => false,
  );
  if (isDone) await db.deleteFrom('jobs').where('id', '=', job.id).execute();
  return true;
}

describe.each(usualEngines)('the chat of a large group on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  test('is told to every listener once, even if a process ends meanwhile', async () => {
    const { server, ann } = the();
    await server.app.services.jobs.stop();
    const guild = await groupWith(server, [ann], { type: 'guild' });
    const listeners = await addListeners(server, guild);
    good(await ann.post(`/groups/${guild}/chat`, { message: 'hello' }));
    await doNext(server, AbortSignal.abort());
    while (await doNext(server, new AbortController().signal)) {}
    const told = server.app.services.storage.db.selectFrom('jobs').select('player_id');
    const rows = await told.where('kind', '=', 'webhook').execute();
    expect(rows.map(({ player_id }) => player_id ?? '').toSorted()).toEqual(listeners.toSorted());
  });
});
