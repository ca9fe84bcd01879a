import type { LiveEvent } from '@everdeed/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EventBus } from '../src/realtime/bus.ts';
import { eventually } from './support/eventually.ts';
import { engines, freshPostgres } from './support/postgres.ts';
import { openStorage, type TestStorage } from './support/storage.ts';

const open: { store: TestStorage; bus: EventBus }[] = [];
async function openBus(databaseUrl: string | undefined) {
  const store = await openStorage(databaseUrl);
  const bus = new EventBus(store.connection);
  open.push({ store, bus });
  await bus.start();
  return { bus, db: store.connection.db };
}
afterEach(async () => {
  for (const { store, bus } of open.splice(0)) {
    await bus.stop();
    await store.close();
  }
});

const groupChanged = (id: string): LiveEvent => ({ kind: 'group', topic: `group:${id}` });
const tasksChanged = (taskIds: string[]): LiveEvent => ({ kind: 'tasks', topic: 'player:p', taskIds });

describe.each(engines)('the event bus on $engine', ({ database }) => {
  test('tells what is followed, from when it is followed until it is left', async () => {
    const { bus } = await openBus(await database());
    const heard: LiveEvent[] = [];
    const sequel = async (n: number) => eventually(() => expect(heard).toHaveLength(n));
    const page = bus.subscribe(['player:p'], (event) => heard.push(event));
    bus.publish(groupChanged('g'));
    bus.publish(tasksChanged(['1']));
    await sequel(1);
    page.follow('group:g');
    page.follow('group:g');
    bus.publish(groupChanged('g'));
    bus.publish(groupChanged('other'));
    await sequel(2);
    page.leave('group:g');
    bus.publish(groupChanged('g'));
    bus.publish(tasksChanged(['2']));
    await sequel(3);
    page.close();
    const last = vi.fn();
    bus.subscribe(['player:p'], last);
    bus.publish(tasksChanged(['3']));
    await eventually(() => expect(last).toHaveBeenCalledOnce());
    expect(heard).toEqual([tasksChanged(['1']), groupChanged('g'), tasksChanged(['2'])]);
  });

  test('wakes workers', async () => {
    const { bus } = await openBus(await database());
    const woken = vi.fn();
    const stop = bus.onWake(woken);
    bus.wake();
    await eventually(() => expect(woken).toHaveBeenCalledOnce());
    stop();
  });
});

describe('between processes', () => {
  test('an event that is too long for the database says that there was something', async () => {
    const { bus } = await openBus(await freshPostgres());
    const heard: LiveEvent[] = [];
    bus.subscribe(['player:p'], (event) => heard.push(event));
    const short = tasksChanged(['ä'.repeat(3900)]);
    bus.publish(short);
    bus.publish(tasksChanged(['ä'.repeat(4000)]));
    await eventually(() => expect(heard).toEqual([short, tasksChanged([])]));
  });

  test('a command that ends at once is heard', async () => {
    const url = await freshPostgres();
    const { bus } = await openBus(url);
    const heard = vi.fn();
    bus.onSite(heard);
    const store = await openStorage(url);
    const command = new EventBus(store.connection);
    command.siteChanged();
    await command.stop();
    await store.close();
    await eventually(() => expect(heard).toHaveBeenCalledOnce());
  });

  test('what another program sends on the channel is ignored', async () => {
    const { bus, db } = await openBus(await freshPostgres());
    const heard: LiveEvent[] = [];
    bus.subscribe(['player:p'], (event) => heard.push(event));
    const strange = [
      '',
      'not JSON',
      '7',
      '{"event":{"kind":"unheard","topic":"player:p"}}',
      '{"event":null}',
    ];
    for (const payload of strange) await sql`SELECT pg_notify('everdeed', ${payload})`.execute(db);
    bus.publish(tasksChanged(['1']));
    await eventually(() => expect(heard).toEqual([tasksChanged(['1'])]));
  });

  test('a listener that lost its connection comes back, and says that something may be missed', async () => {
    const { bus, db } = await openBus(await freshPostgres());
    const heard: LiveEvent[] = [];
    const woken = vi.fn();
    bus.subscribe(['player:p'], (event) => heard.push(event));
    bus.onWake(woken);
    for (let round = 1; round <= 2; round++) {
      heard.length = 0;
      const { rows } = await sql<{ ended: boolean }>`SELECT pg_terminate_backend(pid) AS ended
        FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN everdeed'`.execute(db);
      expect(rows).toEqual([{ ended: true }]);
      await eventually(() => expect(heard).toEqual([{ kind: 'missed', topic: 'player:p' }]));
      expect(woken).toHaveBeenCalledTimes(round);
      bus.publish(tasksChanged(['1']));
      await eventually(() => expect(heard).toHaveLength(2));
      expect(heard[1]).toEqual(tasksChanged(['1']));
    }
  });
});
