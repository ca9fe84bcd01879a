import { valueIn } from '@everdeed/content/values';
import { startWorldBoss, TAVERN_ID } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupWriter } from '../src/storage/groups/group-writer.ts';
import { unwrap } from '../src/work/refusal.ts';
import { saveOutcome } from '../src/work/save.ts';
import { runWork } from '../src/work/unit-of-work.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

const DAY = 86_400_000;

describe.each(usualEngines)('a world boss on $engine', ({ database }) => {
  let server: TestServer;
  let heroes: Caller[] = [];
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    for (const name of ['Ash', 'Birch', 'Cedar']) heroes = [...heroes, await server.register(name)];
  });
  afterAll(() => server.close());

  const start = (key: string) =>
    runWork(server.app.services, (work) =>
      work.transaction(async (tx) => {
        const tavern = await tx.groups.get(TAVERN_ID);
        if (!tavern) throw new Error('there is no tavern');
        await saveOutcome(work, tx, unwrap(work, startWorldBoss(work.rules, tavern, { key })), {
          actorId: '',
        });
      }),
    );
  const weaken = (hp: number, rage: number) =>
    server.app.services.storage.run(async (tx) => {
      const tavern = await tx.groups.get(TAVERN_ID);
      if (!tavern) throw new Error('there is no tavern');
      const { quest } = tavern;
      const progress = { ...quest.progress, hp, rage };
      await groupWriter(tx).save({ ...tavern, quest: { ...quest, progress } });
    });
  const gather = (hero: Caller, up: number, sleep = false) =>
    changePlayer(server, hero, (player) => ({
      ...player,
      preferences: { ...player.preferences, sleep },
      party: {
        ...player.party,
        quest: { ...player.party.quest, progress: { ...player.party.quest.progress, up, down: 0 } },
      },
    }));
  const allJobs = async () => {
    server.system.at += 2000;
    await server.app.services.jobs.settle();
  };
  const nextDay = async () => {
    server.system.at += DAY;
    await Promise.all(heroes.map((hero) => hero.post('/cron')));
    await allJobs();
  };
  const boss = async () => valueIn((await server.anyone.get('/world-state')).body.data, 'worldBoss');
  const tavernLines = async () =>
    (await server.app.services.storage.db.selectFrom('chat_lines').select('info').execute()).map(
      ({ info }) => JSON.parse(info).type,
    );
  const rewards = async () => {
    const players = await Promise.all(heroes.map((hero) => storedPlayer(server, hero)));
    return players.map(({ achievements, items }) => [
      achievements.quests?.['dysheartener'] ?? 0,
      items.pets['Hippogriff-Hopeful'],
    ]);
  };

  test('is hit by the days of all who do not rest, and everybody sees it', async () => {
    await start('dysheartener');
    const full = Number(valueIn(await boss(), 'progress', 'hp'));
    const [one, two, three] = heroes;
    if (!one || !two || !three) throw new Error('a hero is missing');
    await gather(one, 30);
    await gather(two, 5000);
    await gather(three, 70, true);
    await nextDay();
    expect(await boss()).toMatchObject({
      key: 'dysheartener',
      active: true,
      progress: { hp: full - 30 - 900 },
      extra: { worldDmg: {} },
    });
    expect(await server.app.services.storage.db.selectFrom('world_blows').selectAll().execute()).toEqual([]);
  });

  test('in a rage damages a shop, which the tavern hears of', async () => {
    await weaken(1_000_000, 10_000_000);
    for (const hero of heroes.slice(0, 1)) await gather(hero, 1);
    await nextDay();
    expect(await boss()).toMatchObject({
      extra: { worldDmg: { seasonalShop: true } },
      progress: { rage: 0 },
    });
    expect(await tavernLines()).toEqual(['tavern_boss_rage']);
  });

  test('once without health rewards everybody once, whoever is there when it falls', async () => {
    await weaken(0, 0);
    await nextDay();
    expect(await boss()).toEqual({});
    expect(await tavernLines()).toEqual(['tavern_boss_rage', 'tavern_quest_completed']);
    await allJobs();
    expect(await rewards()).toEqual(heroes.map(() => [1, 5]));
    const late = await server.register('Dogwood');
    expect((await storedPlayer(server, late)).achievements.quests ?? {}).toEqual({});
    await nextDay();
    expect(await rewards()).toEqual(heroes.map(() => [1, 5]));
    expect(await server.app.services.storage.db.selectFrom('world_rewards').selectAll().execute()).toEqual(
      [],
    );
  });

  test('whose rewards were cut short go on where they stopped', async () => {
    const ids = heroes.map(({ id }) => id).toSorted();
    const { db } = server.app.services.storage;
    const row = { id: 'cut', quest: 'dysheartener', ended_at: server.system.at, reached: ids[0] ?? '' };
    await db.insertInto('world_rewards').values(row).execute();
    await db
      .insertInto('jobs')
      .values({
        kind: 'world-rewards',
        player_id: null,
        payload: '{"id":"cut"}',
        run_at: 0,
        attempts: 1,
        leased_until: 0,
        failure: null,
        created_at: 0,
        dedupe_key: 'cut',
        waiting_key: 'cut',
        repeats: 0,
        done: null,
        total: null,
      })
      .execute();
    await allJobs();
    const players = await Promise.all(heroes.map((hero) => storedPlayer(server, hero)));
    for (const { _id, achievements } of players)
      expect([_id, achievements.quests?.['dysheartener']]).toEqual([_id, _id === ids[0] ? 1 : 2]);
  });
});
