import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cursor, mapPage, pageAfter, pageByNumber } from '../src/storage/page.ts';
import { engines } from './support/postgres.ts';
import { openStorage, type TestStorage } from './support/storage.ts';

const total = 1000;

describe.each(engines)('pages of a thousand rows on $engine', ({ database }) => {
  let store: TestStorage;
  const mails = Array.from({ length: total }, (_, i) => ({
    id: randomUUID(),
    player_id: null,
    recipient: `reader-${i}@example.org`,
    subject: '',
    body: '',
    // Seven of each instant: the id must tell them apart.
    created_at: Math.floor(i / 7),
    sent_at: null,
    failure: null,
  }));
  beforeAll(async () => {
    store = await openStorage(await database());
    for (let i = 0; i < total; i += 100)
      await store.storage.db
        .insertInto('mails')
        .values(mails.slice(i, i + 100))
        .execute();
  });
  afterAll(() => store.close());

  const query = () => store.storage.db.selectFrom('mails').select(['id', 'created_at']);
  const byAge = ['created_at', 'id'] as const;
  const compare = (a: (typeof mails)[number], b: (typeof mails)[number]) =>
    a.created_at - b.created_at || (a.id < b.id ? -1 : 1);
  const inOrder = mails.toSorted(compare).map(({ id }) => id);

  test.each([
    ['asc', 30],
    ['desc', 30],
    ['asc', 250],
    ['desc', 999],
    ['asc', 1000],
    ['asc', 5000],
  ] as const)(
    'by cursor are the whole list, once and in order: %s, %i at a time',
    async (direction, limit) => {
      const seen: string[] = [];
      let after: Cursor | undefined;
      let pages = 0;
      do {
        const page = await pageAfter(query(), { by: byAge, direction }, { after, limit });
        expect(page.items.length).toBeLessThanOrEqual(limit);
        seen.push(...page.items.map(({ id }) => id));
        after = page.next;
        pages += 1;
      } while (after);
      expect(seen).toEqual(direction === 'asc' ? inOrder : inOrder.toReversed());
      expect(pages).toBe(Math.ceil(total / limit));
    },
  );

  test('by cursor keep to the filter, and to their place when rows go', async () => {
    const filtered = () => query().where('created_at', '>=', 100);
    const wanted = mails
      .filter(({ created_at }) => created_at >= 100)
      .toSorted(compare)
      .map(({ id }) => id);
    const first = await pageAfter(filtered(), { by: byAge }, { limit: 10 });
    const gone = wanted[9] ?? '';
    const row = mails.find(({ id }) => id === gone);
    await store.storage.db.deleteFrom('mails').where('id', '=', gone).execute();
    const second = await pageAfter(filtered(), { by: byAge }, { after: first.next, limit: 10 });
    if (row) await store.storage.db.insertInto('mails').values(row).execute();
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(wanted.slice(0, 20));
  });

  test.each([
    [0, 30, 1],
    [33, 30, undefined],
    [32, 30, 33],
    [34, 30, undefined],
    [9, 100, undefined],
  ])('by number: page %i of %i, then %s', async (page, size, next) => {
    const found = await pageByNumber(query().orderBy('created_at').orderBy('id'), { page, size });
    const items = inOrder.slice(page * size, (page + 1) * size);
    expect(mapPage(found, ({ id }) => id)).toEqual({ items, next });
  });

  test('of nothing are empty', async () => {
    const none = query().where('id', '=', 'none');
    expect(await pageAfter(none, { by: ['id'] }, { limit: 5 })).toEqual({ items: [], next: undefined });
    expect(await pageByNumber(none, { page: 0, size: 5 })).toEqual({ items: [], next: undefined });
  });
});
