import { describe, expect, onTestFinished, test } from 'vitest';
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
});
