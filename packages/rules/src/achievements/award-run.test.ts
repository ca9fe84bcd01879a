import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import { byStaff } from '../by-staff.ts';
import { runAward } from './award-run.ts';

describe('a yearly award', () => {
  it('climbs one step a run, and adds what every run gives', () => {
    const first = carriedOut(runAward(contextAt(), { player: makePlayer() }, { key: 'namingDay' })).player;
    expect(first).toMatchObject({
      items: { mounts: { 'Gryphon-RoyalPurple': true }, food: { Cake_Base: 1 } },
      achievements: { habiticaDays: 1 },
    });
    const second = carriedOut(runAward(contextAt(), { player: first }, { key: 'namingDay' })).player;
    expect(second).toMatchObject({
      items: { pets: { 'Gryphon-RoyalPurple': 5 }, food: { Cake_Base: 2 } },
      achievements: { habiticaDays: 2 },
    });
  });

  it('offers gear free of charge where its ladder says so', () => {
    const { player } = carriedOut(runAward(contextAt(), { player: makePlayer() }, { key: 'piDay' }));
    expect(player.items.gear.owned['head_special_piDay']).toBe(false);
    expect(player.pinnedItems).toContainEqual({ type: 'marketGear', path: 'gear.flat.head_special_piDay' });
  });

  it('gives sweets once every hat is owned', () => {
    const player = makePlayer((owner) => (owner.items.gear.owned['head_special_nye2023'] = false));
    const { data, player: after } = carriedOut(runAward(contextAt(), { player }, { key: 'nye' }));
    expect(data.isNew).toBe(false);
    expect(after.items.food['Candy_Base']).toBe(1);
  });

  it('records gems', () => {
    expect(
      carriedOut(runAward(contextAt(), { player: makePlayer() }, { key: 'veteran' })).ledger,
    ).toMatchObject([{ currency: 'gems', amount: 6, ...byStaff }]);
  });

  it('must exist', () =>
    expect(refusalOf(runAward(contextAt(), { player: makePlayer() }, { key: 'x' }))).toBe(
      'notFound awardNotFound',
    ));
});
