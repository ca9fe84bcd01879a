import { setEventRuns } from '@everdeed/content';
import { fieldsIn, listIn, textIn, valueIn } from '@everdeed/content/values';
import { DAY_MS } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { good, refusal } from './support/group-world.ts';
import { changePlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

/** An event that is far from its dates at noon on 10 June 2026, and one that runs. */
const EVENT = '/admin/world/events/birthday';
const FEAST = '/admin/world/events/harvestFeast';
const NOON = Date.parse('2026-06-10T12:00:00.000Z');
const NOVEMBER = Date.parse('2026-11-25T12:00:00.000Z');

describe.each(usualEngines)('events by hand on $engine', ({ database }) => {
  let server: TestServer;
  let chief: Caller;
  let ann: Caller;
  const db = () => server.app.services.storage.db;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    chief = await server.register('chief');
    ann = await server.register('ann');
    await changePlayer(server, chief, (player) => ({ ...player, permissions: { fullAccess: true } }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await db().deleteFrom('event_runs').execute();
    // The latest entry is that of the test, whatever its clock says.
    await db().deleteFrom('audit_log').execute();
    setEventRuns({});
    server.system.at = NOON;
  });

  const until = (days: number): string => new Date(server.system.at + days * DAY_MS).toISOString();
  const start = (path = EVENT, days = 3) => chief.post(path, { until: until(days), reason: 'Fair' });
  const stateIn = (world: unknown, key: string) =>
    listIn(valueIn(world, 'events')).find((one) => textIn(one, 'key') === key);
  const runningNow = async () =>
    listIn(valueIn(good(await ann.get('/world-state')), 'currentEventList')).map(
      (one) => valueIn(one, 'key') ?? valueIn(one, 'event'),
    );
  const lastEntry = async () => listIn(valueIn(good(await chief.get('/admin/audit?limit=1')), 'items'))[0];

  test('are listed with those to come, and the season', async () => {
    const world = good(await chief.get('/admin/world'));
    expect(listIn(valueIn(world, 'events'))).toHaveLength(12);
    expect(listIn(valueIn(world, 'events'))[0]).toEqual({
      key: 'namingDay',
      isRunning: false,
      byHand: false,
      start: '2026-07-31T08:00:00.000Z',
      end: '2026-08-02T07:59:00.000Z',
    });
    expect(valueIn(world, 'season')).toEqual({ key: 'summer', end: '2026-09-01T08:00:00.000Z' });
  });

  test('start at once for everybody, and end when it was said', async () => {
    const world = good(await start());
    const run = { start: NOON, end: NOON + 3 * DAY_MS };
    expect(listIn(valueIn(world, 'events'))[0]).toMatchObject({
      key: 'birthday',
      isRunning: true,
      byHand: true,
      end: until(3),
    });
    expect(stateIn(good(await chief.get('/admin/world')), 'birthday')).toMatchObject({ isRunning: true });
    expect(await runningNow()).toEqual(['birthday', 'summer']);
    expect(fieldsIn(good(await server.anyone.get('/site')), 'eventRuns')).toEqual({ birthday: run });
    expect((await ann.get('/shops/market')).text).toContain('"Cake_Base"');
    server.system.at += 3 * DAY_MS;
    expect(await runningNow()).toEqual(['summer']);
  });

  test('of the calendar end early, and come again the next year', async () => {
    server.system.at = NOVEMBER;
    expect(await runningNow()).toEqual(['harvestFeast', 'fall']);
    const world = good(await chief.delete(`${FEAST}?reason=enough`));
    expect(stateIn(world, 'harvestFeast')).toMatchObject({
      isRunning: false,
      start: '2027-11-20T09:00:00.000Z',
    });
    expect(await runningNow()).toEqual(['fall']);
    server.system.at += 365 * DAY_MS;
    expect(await runningNow()).toEqual(['harvestFeast', 'fall']);
  });

  test.each([
    ['to start what there is not', () => start('/admin/world/events/doomsday'), 'eventNotFound'],
    ['to start what is on', async () => start().then(() => start()), 'eventRunning'],
    ['to start it into the past', () => start(EVENT, -1), 'eventUntil'],
    ['to start it for years', () => start(EVENT, 400), 'eventUntil'],
    ['to start it until a word', () => chief.post(EVENT, { until: 'soon' }), 'eventUntil'],
    ['to end what there is not', () => chief.delete('/admin/world/events/doomsday'), 'eventNotFound'],
    ['to end what is not on', () => chief.delete(EVENT), 'eventNotRunning'],
  ])('refuse %s', async (_what, run, key) => expect(refusal(await run())).toBe(key));

  test('are for those with full access alone', async () => {
    await changePlayer(server, ann, (player) => ({
      ...player,
      permissions: { userSupport: true, moderator: true, groupSupport: true },
    }));
    for (const who of [ann, server.anyone]) {
      expect((await who.post(EVENT, { until: until(3) })).status).toBe(401);
      expect((await who.delete(EVENT)).status).toBe(401);
    }
    good(await start());
    const id = textIn(await lastEntry(), 'id');
    expect(refusal(await ann.post(`/admin/audit/${id}/undo`))).toBe('noPrivAccess');
    expect(await runningNow()).toEqual(['birthday', 'summer']);
  });

  test('are in the log, and can be taken back, step by step', async () => {
    const [run, gone] = [
      { start: NOON, end: NOON + 3 * DAY_MS },
      { start: NOON, end: NOON },
    ];
    good(await start());
    const started = await lastEntry();
    const target = { kind: 'event', id: 'birthday', name: 'birthday' };
    const change = { path: 'run', before: null, after: run };
    expect(started).toMatchObject({
      act: 'startEvent',
      target,
      reason: 'Fair',
      changes: [change],
      canUndo: true,
    });
    server.system.at += 1000;
    good(await chief.delete(`${EVENT}?reason=enough`));
    const ended = await lastEntry();
    expect(ended).toMatchObject({ act: 'endEvent', target, reason: 'enough', changes: [{ after: gone }] });
    expect(refusal(await chief.post(`/admin/audit/${textIn(started, 'id')}/undo`))).toBe('auditMovedOn');
    server.system.at += 1000;
    good(await chief.post(`/admin/audit/${textIn(ended, 'id')}/undo`));
    expect(await runningNow()).toEqual(['birthday', 'summer']);
    server.system.at += 1000;
    const undone = good(await chief.post(`/admin/audit/${textIn(started, 'id')}/undo`));
    expect(undone).toMatchObject({
      act: 'undo',
      target,
      player: null,
      changes: [{ before: run, after: null }],
    });
    expect(await runningNow()).toEqual(['summer']);
    expect(refusal(await chief.post(`/admin/audit/${textIn(started, 'id')}/undo`))).toBe(
      'auditAlreadyUndone',
    );
  });

  test('that another process changed are taken up when it says so', async () => {
    const row = { key: 'piDay', start_at: NOON, end_at: NOON + DAY_MS };
    await db().insertInto('event_runs').values(row).execute();
    expect(await runningNow()).toEqual(['summer']);
    server.app.services.events.siteChanged();
    await expect.poll(runningNow).toEqual(['piDay', 'summer']);
  });
});
