import type { Connection } from '../../../src/storage/connect.ts';

/** What players say to each other, and do together. */
export async function fillSocialTables(db: Connection['db'], owner: string, second: string): Promise<void> {
  await fillTalk(db, owner);
  await fillChallenge(db, owner, second);
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
    .insertInto('member_reports')
    .values({ player_id: owner, reporter_id: second, source: 's', comment: 'c', created_at: 8 })
    .execute();
}

async function fillTalk(db: Connection['db'], owner: string): Promise<void> {
  await db
    .insertInto('chat_lines')
    .values({ id: 'l', group_id: 'p1', info: '{"type":"all_items_found"}', meta: null, created_at: 6 })
    .execute();
  const opinion = { line_id: 'l', player_id: owner };
  await db
    .insertInto('chat_likes')
    .values({ ...opinion, liked: 1 })
    .execute();
  await db.insertInto('chat_flags').values(opinion).execute();
  await db.insertInto('chat_hooks').values({ group_id: 'g1', player_id: owner }).execute();
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
}

async function fillChallenge(db: Connection['db'], owner: string, second: string): Promise<void> {
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
}
