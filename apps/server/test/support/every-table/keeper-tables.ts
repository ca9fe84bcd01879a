import type { Connection } from '../../../src/storage/connect.ts';

/** What those who keep a site have written, chosen, blocked, decided and made. */
export async function fillKeeperTables(db: Connection['db'], owner: string, second: string): Promise<void> {
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
