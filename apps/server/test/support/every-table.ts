import type { Player } from '@everdeed/rules';
import type { Connection } from '../../src/storage/connect.ts';
import { playerWriter } from '../../src/storage/player-writer.ts';
import { addGroups } from './groups.ts';
import { playerOf } from './players.ts';
import { addPlayer, makeTodo, storageOn } from './storage.ts';

/** Gives two players what players have, so that no table is empty. */
export async function fillEveryTable(connection: Connection): Promise<Player[]> {
  const storage = storageOn(connection);
  const players = [await addPlayer(storage), await addPlayer(storage)];
  await addGroups(storage, ['g1', 'g2', 'p1'], { name: 'Ü “q” 😀', memberCount: players.length });
  await addGroups(storage, ['g3', 'g'], { name: 'Ü “q” 😀' });
  const db = storage.db;
  for (const { _id } of players) {
    await storage.run(async (tx) => {
      const player = await playerOf(tx, _id);
      await playerWriter(tx).save({ ...player, guilds: ['g1', 'g2'], party: { ...player.party, _id: 'p1' } });
      const todo = makeTodo(_id, {
        text: 'ü “q” \u2028 😀 \\ \n',
        alias: 'x',
        notes: 'long '.repeat(50_000),
      });
      await tx.tasks.insert(_id, [todo]);
      await tx.ledger.add(_id, [
        { userId: _id, kind: 'spend', currency: 'gems', amount: -1, currentAmount: 3 },
      ]);
      await tx.history.add(_id, { kind: 'armoire', reward: 'x' });
    });
    await storage.run(async ({ social }) => {
      await social.notify(_id, { type: 'CRON', data: { hp: 1 } });
      await social.invite(_id, { kind: 'guild', id: 'g3', name: 'three', inviter: 'i', publicGuild: true });
    });
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
  const job = { kind: 'mail', player_id: null, payload: '{"mailId":"m"}', created_at: 1 };
  const keyed = { ...job, dedupe_key: 'k', repeats: 0, done: 3, total: 10, attempts: 2, failure: 'away' };
  await db
    .insertInto('jobs')
    .values({ ...keyed, id: 41, waiting_key: 'k', run_at: 5, leased_until: 0 })
    .execute();
  await db
    .insertInto('dead_letters')
    .values({ ...keyed, id: 77, died_at: 9 })
    .execute();
  await db
    .insertInto('anonymous_operations')
    .values({ id: 'a', request: 'r', status: 200, answer: 'sealed', created_at: 1 })
    .execute();
  await db.insertInto('documents').values({ collection: 'c', id: 'd', doc: '{"n":1e21}' }).execute();
  await db
    .insertInto('chat_lines')
    .values({ id: 'l', group_id: 'p1', info: '{"type":"all_items_found"}', meta: null, created_at: 6 })
    .execute();
  const opinion = { line_id: 'l', player_id: players[0]?._id ?? '' };
  await db
    .insertInto('chat_likes')
    .values({ ...opinion, liked: 1 })
    .execute();
  await db.insertInto('chat_flags').values(opinion).execute();
  const [owner = '', second = ''] = players.map(({ _id }) => _id);
  await db
    .insertInto('inbox_messages')
    .values({
      owner_id: owner,
      id: 'm',
      unique_id: 'u',
      other_id: 'gone',
      sent: 1,
      text: 'hello',
      plain: 'hello',
      doc: '{"user":"Ada"}',
      likes: '{"gone":true}',
      flags: '{}',
      imported: 0,
      flag_count: 0,
      created_at: 8,
    })
    .execute();
  const challenge = { id: 'c', v: 1, group_id: 'g1', leader: owner, name: 'C', official: 0, pinned: 0 };
  await db
    .insertInto('challenges')
    .values({
      ...challenge,
      member_count: 1,
      prize: 0.5,
      flag_count: 0,
      slugs: '',
      search: 'c',
      created_at: 8,
      tasks_v: 1,
      closing: null,
      details:
        '{"shortName":"ccc","summary":"C","categories":[],"flags":{},"tasksOrder":{},"taskVersions":{}}',
    })
    .execute();
  await db
    .insertInto('challenge_members')
    .values({ challenge_id: 'c', player_id: second, synced_v: 1, joined_at: 8 })
    .execute();
  await db
    .insertInto('challenge_scores')
    .values({ id: 's', challenge_id: 'c', task_id: 't', delta: 0.25, direction: 'up', created_at: 8 })
    .execute();
  await db
    .insertInto('payments')
    .values({
      id: 'pay',
      v: 2,
      state: 'settled',
      provider: 'sandbox',
      reference: 'ref',
      subscription_id: null,
      payer_id: owner,
      receiver_id: 'gone',
      goods: '{"kind":"giftGems","gems":4}',
      amount: 100,
      currency: 'USD',
      granted: '{"amounts":[],"months":[]}',
      owed: 0,
      created_at: 8,
      updated_at: 9,
      asked_at: 10,
    })
    .execute();
  await db
    .insertInto('used_nonces')
    .values({ hash: 'n', expires_at: 2 ** 42 })
    .execute();
  await db
    .insertInto('sandbox_subscriptions')
    .values({ id: 'sub', amount: 500, currency: 'USD', months: 1, next_bill: 9, active: 1 })
    .execute();
  await db
    .insertInto('sandbox_checkouts')
    .values({
      id: 'out',
      order_id: 'pay',
      state: 'paid',
      amount: 500,
      currency: 'USD',
      months: 1,
      subscription_id: 'sub',
      language: 'en',
      return_url: '/r',
      cancel_url: '/c',
      created_at: 8,
    })
    .execute();
  const coupon = { event: 'wondercon', created_at: 8, updated_at: 9 } as const;
  await db
    .insertInto('coupons')
    .values({ ...coupon, code: '0001-0002-0003', user_id: owner })
    .execute();
  await db
    .insertInto('member_reports')
    .values({ player_id: owner, reporter_id: second, source: 's', comment: 'c', created_at: 8 })
    .execute();
  await db
    .insertInto('import_records')
    .values({
      player_id: players[0]?._id ?? '',
      kind: 'aside',
      id: 'novel',
      doc: '{"value":1}',
      created_at: 7,
    })
    .execute();
  await db
    .insertInto('import_copies')
    .values({
      id: 'copy',
      player_id: players[0]?._id ?? '',
      reason: 'import',
      bytes: 12,
      doc: 'H4sI',
      created_at: 7,
      expires_at: 8,
    })
    .execute();
  await db
    .insertInto('achievement_dates')
    .values([
      { player_id: players[0]?._id ?? '', achievement: 'streak', first_at: 8, last_at: 9 },
      { player_id: players[0]?._id ?? '', achievement: 'perfect', first_at: null, last_at: 9 },
    ])
    .execute();
  await db
    .insertInto('world_blows')
    .values({ id: 'b', quest: 'burnout', up: 1.5, down: -2, created_at: 8 })
    .execute();
  await db
    .insertInto('world_rewards')
    .values({ id: 'r', quest: 'burnout', ended_at: 8, reached: '' })
    .execute();
  await db.insertInto('site_plans').values({ id: 'players', given: 1, reached: 'r' }).execute();
  await db.insertInto('group_plan_sweeps').values({ group_id: 'g1', reached: '' }).execute();
  await db
    .insertInto('board_deeds')
    .values({
      id: 'd1',
      group_id: 'g1',
      task_id: 't1',
      title: 'Sweep',
      kind: 'approved',
      user_id: 'p1',
      member_id: 'p2',
      done_at: 1,
    })
    .execute();
  await db
    .insertInto('news_posts')
    .values({
      id: 'n',
      title: 'Ü “q”',
      text: '*new*',
      credits: 'c',
      author_id: owner,
      publish_at: 2 ** 42,
      published: 1,
      created_at: 8,
      updated_at: 9,
    })
    .execute();
  await db.insertInto('chat_hooks').values({ group_id: 'g1', player_id: owner }).execute();
  await fillTablesOfKeepers(db, owner, second);
  return players;
}

/** What those who keep a site have chosen, blocked, decided and made. */
async function fillTablesOfKeepers(db: Connection['db'], owner: string, second: string): Promise<void> {
  const chosen = { key: 'siteName', value: '"Ü “q”"', changed_at: 8, changed_by: owner };
  await db.insertInto('site_settings').values(chosen).execute();
  const link = { id: 'i', code_hash: 'h', created_by: owner, uses: 3, used: 1, created_at: 8, expires_at: 9 };
  await db.insertInto('site_invitations').values(link).execute();
  const blocked = {
    id: 'b',
    disabled: 0,
    type: 'client',
    area: 'full',
    value: 'x',
    source: 'system',
  } as const;
  await db
    .insertInto('blockers')
    .values({ ...blocked, reason: null, created_at: 8, updated_at: 9 })
    .execute();
  await db
    .insertInto('audit_log')
    .values({
      id: 'a',
      at: 8,
      actor_id: owner,
      actor_name: 'Ü',
      act: 'mute',
      target_kind: 'player',
      target_id: second,
      target_name: 's',
      player_id: second,
      player_name: 's',
      changes: '[]',
      reason: 'r',
      can_undo: 1,
      undoes: null,
      undone_by: null,
    })
    .execute();
  const subject = { kind: 'chat', subject_id: 'l' } as const;
  const handled = { handled_at: 9, handled_by: owner, decision: '{}', taken_by: null, taken_at: null };
  await db
    .insertInto('report_cases')
    .values({ ...subject, author_id: second, owner_id: null, first_at: 8, last_at: 9, ...handled })
    .execute();
  await db
    .insertInto('report_notes')
    .values({ ...subject, reporter_id: owner, comment: 'c', counts: 1, created_at: 8 })
    .execute();
}
