import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Payment } from '@everdeed/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { paymentCsv } from '../src/payments/payment-csv.ts';
import { columnsOfPayment } from '../src/storage/payments/payment-row.ts';
import { cli, cliFolder } from './support/cli.ts';
import { blankPayment } from './support/payments.ts';
import { engines } from './support/postgres.ts';
import { startServer, type TestServer } from './support/server.ts';

const folder = cliFolder('payments');

/** A payment that began at this instant; settled, unless `fields` say something else. */
function at(createdAt: string, { state = 'settled', ...fields }: Partial<Payment> = {}): Payment {
  const given = state === 'failed' ? {} : { grant: { amounts: [], months: [] } };
  return blankPayment({ createdAt, updatedAt: createdAt, state, ...given, ...fields });
}

const keep = async ({ app }: TestServer, all: readonly Payment[]): Promise<void> => {
  const rows = all.map((one) => ({ id: one._id, v: 1, ...columnsOfPayment(one) }));
  await app.services.storage.db.insertInto('payments').values(rows).execute();
};

describe('payments for the books', () => {
  beforeAll(async () => {
    const server = await startServer({ env: { DATA_DIR: folder }, testMode: false });
    await keep(server, [
      at('2026-01-31T23:59:59.999Z', { _id: 'a', reference: 'cs_1' }),
      at('2026-02-01T00:00:00.000Z', {
        _id: 'b',
        goods: { kind: 'giftGems', gems: 8, message: '=1+1, "kept" to themselves' },
        amount: 200,
      }),
      at('2026-02-28T23:59:59.999Z', {
        _id: 'c',
        state: 'refunded',
        goods: { kind: 'renewal', block: 'group_monthly', groupId: 'group' },
        amount: 1200,
        reference: '=HYPERLINK("x")',
        subscriptionId: '+sub',
      }),
      at('2026-03-01T00:00:00.000Z', { _id: 'd', state: 'failed', isOwed: true }),
    ]);
    await server.close();
  });
  const idsIn = (text: string) =>
    text
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[2]);

  test('are printed, a line each, the earliest first', async () => {
    const { code, text } = await cli('payments');
    expect(code).toBe(0);
    expect(idsIn(text)).toEqual(['a', 'b', 'c', 'd']);
    const [head, first, gift, , owed] = text.split('\n');
    expect(head?.split(',').slice(0, 4)).toEqual(['began', 'changed', 'id', 'state']);
    expect(first).toBe(
      '2026-01-31T23:59:59.999Z,2026-01-31T23:59:59.999Z,a,settled,no,4.99,USD,gems,21gems,payer,receiver,,sandbox,cs_1,',
    );
    expect(gift).toContain(',2.00,USD,giftGems,8,');
    expect(text).not.toContain('themselves');
    expect(owed).toContain(',failed,yes,');
  });

  test('no cell is a formula', async () => {
    const { text } = await cli('payments');
    expect(text).toContain(`"'=HYPERLINK(""x"")",'+sub`);
  });

  test('of a month are those that began from its first to its last moment', async () => {
    expect(idsIn((await cli('payments', '--from', '2026-02-01', '--to', '2026-02-28')).text)).toEqual([
      'b',
      'c',
    ]);
    expect(idsIn((await cli('payments', '--to', '2026-01-31')).text)).toEqual(['a']);
    expect(idsIn((await cli('payments', '--from', '2026-03-01')).text)).toEqual(['d']);
    expect(idsIn((await cli('payments', '--from', '2027-01-01')).text)).toEqual([]);
  });

  test('go into a file that is the owner’s alone, and replace none', async () => {
    const file = join(folder, 'books.csv');
    expect((await cli('payments', '--from', '2026-03-01', file)).text).toContain(`Wrote ${file}.`);
    expect(readFileSync(file, 'utf8').trimEnd()).toBe((await cli('payments', '--from', '2026-03-01')).text);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await cli('payments', file)).toMatchObject({ code: 1, text: expect.stringContaining('exists') });
  });

  test.each([['--from', '1.2.2026'], ['--to', '2026-02-30'], ['--since', '2026-02-01'], ['--from']])(
    'what is no date is refused: %s %s',
    async (...args) => {
      expect((await cli('payments', ...args)).code).toBe(1);
    },
  );
});

describe.each(engines)('many payments on $engine', ({ database }) => {
  test('are all there, each once', async () => {
    const server = await startServer({ databaseUrl: await database() });
    const all = Array.from({ length: 1100 }, (_, place) => {
      const began = new Date(1_800_000_000_000 + Math.floor(place / 3)).toISOString();
      return at(began, { reference: `r${place}` });
    });
    for (let place = 0; place < all.length; place += 100) await keep(server, all.slice(place, place + 100));
    let text = '';
    const span = { from: 0, before: Number.MAX_SAFE_INTEGER };
    for await (const piece of paymentCsv(server.app.services.storage.db, span)) text += piece;
    const references = text
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[13]);
    expect(new Set(references).size).toBe(1100);
    expect(references).toHaveLength(1100);
    await server.close();
  });
});
