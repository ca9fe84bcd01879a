import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { modifyInventory } from './inventory.ts';
import { setLastCron } from './set-cron.ts';

const player = makePlayer();
const scene = { player };
const ctx = contextAt();

describe('an inventory made up for a test', () => {
  it('replaces the parts that were sent, and shares the others', () => {
    const sent = {
      gear: { weapon_warrior_1: 'true' },
      pets: { 'Wolf-Base': -1 },
      mounts: { 'Wolf-Base': null, 'Fox-Base': true },
      special: { snowball: 3, cardReceived: ['Mira'] },
      food: { Meat: '2' },
      eggs: null,
      other: 1,
    };
    const modified = modifyInventory(ctx, scene, sent);
    const after = modified.ok ? modified.value.changed.players[0] : undefined;
    expect(after?.items).toMatchObject({
      gear: { owned: { weapon_warrior_1: true } },
      pets: { 'Wolf-Base': -1 },
      mounts: { 'Wolf-Base': null, 'Fox-Base': true },
      special: { snowball: 3, cardReceived: ['Mira'] },
      food: { Meat: 2 },
    });
    expect(after?.items.eggs).toBe(player.items.eggs);
    expect(after?.stats).toBe(player.stats);
  });

  it.each<[sent: Record<string, unknown>, path: string]>([
    [{ gear: [] }, 'items.gear.owned'],
    [{ pets: { 'Wolf-Base': -2 } }, 'items.pets.Wolf-Base'],
    [{ mounts: { 'Wolf-Base': 'x' } }, 'items.mounts.Wolf-Base'],
    [{ special: { snowball: [{}] } }, 'items.special.snowball'],
    [{ quests: JSON.parse('{"__proto__":1}') }, 'items.quests'],
  ])('refuses %j', (sent, path) => {
    expect(modifyInventory(ctx, scene, { food: { Meat: 1 }, ...sent })).toMatchObject({
      ok: false,
      refusal: { key: 'validationFailed', params: { model: 'User' }, problems: [{ path }] },
    });
  });
});

describe('the last day judged', () => {
  it('is moved', () => {
    expect(setLastCron(ctx, scene, { lastCron: '2024-01-02' })).toMatchObject({
      value: { changed: { players: [{ ...player, lastCron: '2024-01-02T00:00:00.000Z' }] } },
    });
  });

  it.each([
    [undefined, 'required'],
    ['', 'required'],
    ['soon', 'cast'],
    [true, 'cast'],
  ])('is refused at %j', (lastCron, key) => {
    expect(setLastCron(ctx, scene, { lastCron })).toMatchObject({
      ok: false,
      refusal: { problems: [{ path: 'lastCron', key }] },
    });
  });
});
