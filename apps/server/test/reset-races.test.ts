import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { playerWriter } from '../src/storage/player-writer.ts';
import { playerOf } from './support/players.ts';
import { freshPostgres } from './support/postgres.ts';
import { startServer } from './support/server.ts';

describe('a link for a new password', () => {
  test('is not mailed to an address that its owner is giving up at that moment', async () => {
    const server = await startServer({ databaseUrl: await freshPostgres() });
    onTestFinished(() => server.close());
    const { storage, mailer } = server.app.services;
    const { id } = await server.register('ann');
    const tx = await storage.begin();
    const player = await playerOf(tx, id);
    const local = { ...player.auth.local, email: 'new@example.org' };
    await playerWriter(tx).save({ ...player, auth: { ...player.auth, local } });
    const asked = server.anyone.post('/user/reset-password', { email: 'ann@example.org' });
    // Long enough for whoever does not wait for the change.
    await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 500))]);
    await tx.commit();
    expect((await asked).status).toBe(200);
    const receivers = async () => (await mailer.list({ limit: 10 })).items.map(({ to }) => to);
    expect(await receivers()).not.toContain('ann@example.org');
    expect(await storage.db.selectFrom('reset_codes').selectAll().execute()).toEqual([]);
    await server.anyone.post('/user/reset-password', { email: 'new@example.org' });
    expect(await receivers()).toContain('new@example.org');
  });

  test('that could not be kept does not count among those that may be mailed in an hour', async () => {
    const server = await startServer({ testMode: false });
    onTestFinished(() => server.close());
    const { mailer, jobs } = server.app.services;
    await server.register('ann');
    const send = vi.spyOn(mailer, 'send');
    await server.anyone.post('/user/reset-password', { email: 'ann@example.org' });
    // As often as a job is tried again, and as many as may be mailed.
    for (const seconds of [2, 15, 60, 300, 1800]) {
      send.mockRejectedValueOnce(new Error('the disk is full'));
      await jobs.settle();
      server.system.at += seconds * 1000;
    }
    await jobs.settle();
    const { items } = await mailer.list({ limit: 10 });
    expect([send.mock.calls.length, items.map(({ to }) => to)]).toEqual([6, ['ann@example.org']]);
  });
});
