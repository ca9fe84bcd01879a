import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { getPath, type Player } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { good, refusal } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

describe.each(engines)('support that changes a player on $engine', ({ database }) => {
  let server: TestServer;
  let support: Caller;
  let chief: Caller;
  let hero: Caller;
  let count = 0;
  const allow = (one: Caller, permissions: Player['permissions']) =>
    changePlayer(server, one, (player) => ({ ...player, permissions }));
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    support = await server.register('helper');
    chief = await server.register('chief');
    await allow(support, { userSupport: true });
    await allow(chief, { fullAccess: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    hero = await server.register(`hero${(count += 1)}`);
  });
  const edit = (body: object, by = support) => by.put(`/hall/heroes/${hero.id}`, body);
  const stored = () => storedPlayer(server, hero);
  const log = async () => {
    const page = good(await support.get(`/admin/user/${hero.id}/audit`));
    return listIn(valueIn(page, 'items'));
  };

  test.each<readonly [string, object, string, unknown]>([
    ['gold', { stats: { gp: 12.5 } }, 'stats.gp', 12.5],
    ['no health', { stats: { hp: 0 } }, 'stats.hp', 0],
    ['a class', { stats: { class: 'rogue' } }, 'stats.class', 'rogue'],
    ['a pet', { itemPath: 'items.pets.Wolf-Base', itemVal: '5' }, 'items.pets.Wolf-Base', 5],
    ['no pet', { itemPath: 'items.pets.Wolf-Nowhere', itemVal: '5' }, 'items.pets.Wolf-Nowhere', undefined],
    ['a mount', { itemPath: 'items.mounts.Wolf-Base', itemVal: 'yes' }, 'items.mounts.Wolf-Base', true],
    [
      'a released mount',
      { itemPath: 'items.mounts.Wolf-Base', itemVal: 'null' },
      'items.mounts.Wolf-Base',
      null,
    ],
    [
      'sold gear',
      { itemPath: 'items.gear.owned.weapon_warrior_1', itemVal: 'false' },
      'items.gear.owned.weapon_warrior_1',
      false,
    ],
    ['snowballs', { itemPath: 'items.special.snowball', itemVal: 3 }, 'items.special.snowball', 3],
    ['the empty text', { itemPath: 'items.eggs.Wolf', itemVal: '' }, 'items.eggs.Wolf', 0],
    ['0 itself', { itemPath: 'items.eggs.Wolf', itemVal: 0 }, 'items.eggs.Wolf', undefined],
    ['a path of the language', { itemPath: 'items.__proto__.x', itemVal: 1 }, 'items.x', undefined],
    [
      'a look',
      { purchasedPath: 'purchased.shirt.zombie', purchasedVal: true },
      'purchased.shirt.zombie',
      true,
    ],
    [
      'no such look',
      { purchasedPath: 'purchased.shirt.nowhere', purchasedVal: true },
      'purchased.shirt.nowhere',
      undefined,
    ],
    [
      'an achievement',
      { achievementPath: 'quests.dilatory', achievementVal: 2 },
      'achievements.quests.dilatory',
      2,
    ],
    ['a counter', { achievementPath: 'achievements.streak', achievementVal: 4 }, 'achievements.streak', 4],
    ['a mute', { flags: { chatRevoked: true } }, 'flags.chatRevoked', true],
    ['a name', { profile: { name: 'Renamed' } }, 'profile.name', 'Renamed'],
    ['an address', { auth: { local: { email: 'New@Example.org' } } }, 'auth.local.email', 'new@example.org'],
    [
      'months',
      { purchased: { plan: { extraMonths: 0, consecutive: { count: 3 } } } },
      'purchased.plan.consecutive.count',
      3,
    ],
    ['a note', { secret: { text: 'asked twice' } }, 'secret.text', 'asked twice'],
    ['the last day', { resetCron: true }, 'lastCron', '2026-02-09T12:00:00.000Z'],
  ])('sets %s', async (_what, body, path, value) => {
    const answer = good(await edit(body));
    expect(getPath(await stored(), path)).toEqual(value);
    expect(answer).toMatchObject({ _id: hero.id, auth: { google: {} } });
    for (const secret of ['id', 'apiToken', 'profile.flags']) expect(answer).not.toHaveProperty(secret);
  });

  test('moves gems with an entry in the ledger, and tiers bring theirs on top', async () => {
    good(await edit({ balance: 2, contributor: { level: 2, text: 'Scribe' } }));
    const player = await stored();
    expect([player.balance, player.contributor]).toEqual([9.5, { level: 2, text: 'Scribe' }]);
    expect(player.items.gear.owned['armor_special_1']).toBe(true);
    const ledger = await server.app.services.storage.reader().ledger.list(hero.id);
    expect(ledger.map(({ transactionType, amount }) => `${transactionType} ${amount}`)).toEqual([
      'admin_update_balance 2',
      'contribution 5',
      'contribution 2.5',
    ]);
    const { body } = await hero.get('/user/purchase-history?lang=de');
    expect(listIn(body.data)[0]).toMatchObject({ reference: '', referenceText: 'Vom Team verliehen' });
    good(await edit({ balance: 0, contributor: { level: 6 } }));
    expect((await stored()).items.pets['Dragon-Hydra']).toBe(5);
  });

  test('blocks, so that the player rests and is let in nowhere, and lets them in again', async () => {
    good(await edit({ auth: { blocked: true } }));
    expect((await stored()).preferences.sleep).toBe(true);
    expect((await hero.get('/user')).body.code).toBe('accountSuspended');
    good(await edit({ auth: { blocked: false } }));
    expect((await hero.get('/user')).status).toBe(200);
  });

  test('signs out all devices', async () => {
    good(await edit({ changeApiToken: true }));
    expect((await hero.get('/user')).body.code).toBe('invalidCredentials');
    expect(JSON.stringify(await log())).not.toContain(hero.credentials['x-api-key']);
  });

  test.each([
    ['one that goes on', () => [support, hero]],
    ['one that ends with them', () => [hero]],
  ])('takes players out of their party, %s', async (_what, members) => {
    const id = await groupWith(server, members(), { type: 'party', name: 'Lamplighters' });
    good(await edit({ removeFromParty: true }));
    expect((await stored()).party._id).toBeUndefined();
    const [entry] = await log();
    expect(listIn(valueIn(entry, 'changes'))).toContainEqual({
      path: 'party._id',
      before: id,
      after: null,
      beforeName: 'Lamplighters',
    });
  });

  test('has no link for a new password hold that went to an earlier address', async () => {
    const { db } = server.app.services.storage;
    const asked = async () => {
      await server.anyone.post('/user/reset-password', { email: `hero${count}` });
      await settled(server);
    };
    const codes = () =>
      db.selectFrom('reset_codes').select('hash').where('player_id', '=', hero.id).execute();
    await asked();
    good(await edit({ stats: { gp: 1 } }));
    expect(await codes()).toHaveLength(1);
    good(await edit({ auth: { local: { email: `new${count}@example.org` } } }));
    expect(await codes()).toEqual([]);
    await asked();
    expect(await codes()).toHaveLength(1);
    // Both edits are of one instant.
    const ofAddress = (await log()).find((one) => JSON.stringify(one).includes('example.org'));
    good(await support.post(`/admin/audit/${textIn(ofAddress, 'id')}/undo`));
    expect(await codes()).toEqual([]);
  });

  test('takes no address of somebody else', async () => {
    const answer = await edit({ auth: { local: { email: 'chief@example.org' } } });
    expect(answer.body.errors).toEqual([
      expect.objectContaining({ code: 'emailTaken', path: 'auth.local.email' }),
    ]);
  });

  test('gives no permissions, and has no hold on the sign-in of those who may more', async () => {
    expect(refusal(await edit({ permissions: { moderator: true } }))).toBe('noPrivAccess');
    good(await edit({ permissions: { moderator: true } }, chief));
    expect((await stored()).permissions).toEqual({ moderator: true });
    good(await edit({ permissions: { moderator: true }, stats: { gp: 1 } }));
    await allow(hero, { userSupport: true });
    good(await edit({ auth: { blocked: false } }));
    const takeovers = [
      { auth: { local: { email: 'mine@example.org' } } },
      { auth: { blocked: true } },
      { changeApiToken: true },
    ];
    for (const permissions of [{ fullAccess: true }, { moderator: true }]) {
      await allow(hero, permissions);
      for (const body of takeovers) expect(refusal(await edit(body))).toBe('noPrivAccess');
    }
  });

  describe('leaves a note in the log', () => {
    test('of what was changed, by whom and why, but never of the note of the support', async () => {
      good(await edit({ stats: { gp: 7 }, secret: { text: 'hush' }, reason: ' lost in a sync ' }));
      const [entry, ...others] = await log();
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        actor: { _id: support.id },
        act: 'editPlayer',
        target: { kind: 'player', id: hero.id },
        player: { _id: hero.id },
        reason: 'lost in a sync',
        canUndo: false,
      });
      const changes = listIn(valueIn(entry, 'changes'));
      expect(changes).toContainEqual({ path: 'stats.gp', before: 0, after: 7 });
      expect(changes).toContainEqual({ path: 'secret.text', before: null, after: null });
    });

    test('but not if nothing has changed, or it was refused', async () => {
      await edit({ stats: { gp: 'much' } });
      good(await edit({ profile: { name: (await stored()).profile.name } }));
      expect(await log()).toEqual([]);
    });

    test('which is for those with full access as a whole, in pages', async () => {
      for (const gp of [1, 2, 3]) good(await edit({ stats: { gp } }));
      const path = `/admin/audit?limit=2&userId=${hero.id}&actorId=${support.id}&act=editPlayer`;
      const first = good(await chief.get(path));
      const [, last] = listIn(valueIn(first, 'items'));
      expect(valueIn(first, 'next')).toBe(textIn(last, 'id'));
      const second = good(await chief.get(`${path}&lastId=${textIn(last, 'id')}`));
      expect([listIn(valueIn(second, 'items')).length, valueIn(second, 'next')]).toEqual([1, null]);
      expect(refusal(await support.get('/admin/audit'))).toBe('noPrivAccess');
    });
  });

  describe('can be taken back', () => {
    const undo = (id: string, by = support) => by.post(`/admin/audit/${id}/undo`, { reason: 'mistaken' });
    const done = async (body: object, by = support): Promise<string> => {
      server.system.at += 1;
      good(await edit(body, by));
      return textIn((await log())[0], 'id');
    };

    test('with gems, mutes and items, and says so', async () => {
      const id = await done({
        balance: 4,
        flags: { chatRevoked: true },
        itemPath: 'items.pets.Wolf-Base',
        itemVal: 5,
      });
      const undoing = good(await undo(id));
      const after = await stored();
      expect([after.balance, after.flags.chatRevoked, after.items.pets['Wolf-Base']]).toEqual([
        0,
        undefined,
        undefined,
      ]);
      expect(undoing).toMatchObject({ act: 'undo', undoes: id, reason: 'mistaken' });
      expect(await log()).toContainEqual(expect.objectContaining({ id, undoneBy: textIn(undoing, 'id') }));
      expect(refusal(await undo(id))).toBe('auditAlreadyUndone');
    });

    test('unless the state has moved on', async () => {
      const id = await done({ stats: { gp: 50 } });
      await changePlayer(server, hero, (player) => ({ ...player, stats: { ...player.stats, gp: 20 } }));
      expect(refusal(await undo(id))).toBe('auditMovedOn');
      expect((await stored()).stats.gp).toBe(20);
    });

    test('by those who might have done it, and not more', async () => {
      const id = await done({ permissions: { news: true } }, chief);
      expect(refusal(await undo(id))).toBe('noPrivAccess');
      expect(refusal(await undo(id, hero))).toBe('noPrivAccess');
      good(await undo(id, chief));
      expect((await stored()).permissions).toEqual({});
    });

    test('but not by support where a player with full access would be let in or out', async () => {
      const address = { auth: { local: { email: `new${count}@example.org` } } };
      const ids = [await done(address), await done({ auth: { blocked: true } })];
      await allow(hero, { fullAccess: true });
      for (const id of ids) expect(refusal(await undo(id))).toBe('noPrivAccess');
      expect((await stored()).auth).toMatchObject({ blocked: true, ...address.auth });
      for (const id of ids) good(await undo(id, chief));
      const { blocked, local } = (await stored()).auth;
      expect([Boolean(blocked), local.email]).toEqual([false, `hero${count}@example.org`]);
    });

    test('once, however many try at the same time', async () => {
      const id = await done({ balance: 4 });
      const codes = (await Promise.all([undo(id), undo(id, chief)])).map(refusal);
      expect(codes).toEqual(expect.arrayContaining(['auditAlreadyUndone', undefined]));
      expect((await stored()).balance).toBe(0);
    });
  });
});
