import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import { unlock } from './unlock.ts';

const april = contextAt('2024-04-10T12:00:00.000Z');
const rich = () => makePlayer((player) => (player.balance = 12.5));

describe('unlocking a look', () => {
  it.each([
    ['a shirt', 'shirt.convict', 12],
    ['a shirt whose set is not sold whole', 'shirt.cross', 12],
    ['a pair of ears', 'items.gear.owned.headAccessory_special_bearEars', 12],
    ["this month's background", 'background.giant_florals', 10.75],
  ])('takes the price of %s', (_name, path, balance) => {
    expect(carriedOut(unlock(april, { player: rich() }, { path })).player.balance).toBe(balance);
  });

  it.each([
    ['a look that costs nothing', 'shirt.black'],
    ['parts of two sets', 'shirt.convict,skin.0ff591'],
    ['gear that is no animal part', 'items.gear.owned.back_mystery_202004'],
  ])('refuses %s', (_name, path) => {
    expect(refusalOf(unlock(april, { player: rich() }, { path }))).toBe('badRequest invalidUnlockSet');
  });
});
