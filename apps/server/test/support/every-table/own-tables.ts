import type { Connection } from '../../../src/storage/connect.ts';

/** What one player alone has besides what the rules know of: ways in, devices, mail. */
export async function fillOwnTables(db: Connection['db'], _id: string): Promise<void> {
  const undo = { undo_kind: 'score', undo: '{"n":1e21}', undone_at: null };
  await db
    .insertInto('operations')
    // The same id for everybody: it alone does not identify a row.
    .values({
      player_id: _id,
      id: 'o',
      request: 'r',
      status: 200,
      answer: '{}',
      v: 2,
      created_at: 1,
      ...undo,
    })
    .execute();
  await db
    .insertInto('credentials')
    .values({ player_id: _id, password_hash: 'h', changed_at: 2 ** 42 })
    .execute();
  await db
    .insertInto('identities')
    .values({ issuer: 'https://id', subject: _id, player_id: _id, email: null, created_at: 1 })
    .execute();
  await db
    .insertInto('confirmed_addresses')
    .values({ player_id: _id, address: 'a@example.org', confirmed_at: 1 })
    .execute();
  await db
    .insertInto('reset_codes')
    .values({ player_id: _id, hash: `hash of ${_id}`, created_at: 1, expires_at: 2 })
    .execute();
  await db
    .insertInto('api_tokens')
    .values({
      id: `token of ${_id}`,
      player_id: _id,
      name: 'phone',
      client: 'c',
      automatic: 1,
      seed: 's',
      hash: `token hash of ${_id}`,
      created_at: 1,
      last_used_at: null,
    })
    .execute();
  await db
    .insertInto('push_subscriptions')
    .values({
      id: `browser of ${_id}`,
      player_id: _id,
      endpoint: 'https://push.example/1',
      p256dh: 'p',
      auth: 'a',
      created_at: 1,
      reminded_until: 2,
    })
    .execute();
  await db
    .insertInto('mails')
    .values({
      id: `mail of ${_id}`,
      player_id: _id,
      recipient: 'a@example.org',
      subject: 's',
      body: 'b',
      created_at: 1,
      sent_at: null,
      failure: 'away',
    })
    .execute();
}
