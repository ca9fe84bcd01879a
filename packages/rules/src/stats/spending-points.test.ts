import { describe, expect, it } from 'vitest';
import { expectOrder, no, refusedBy } from '../../test/support/checks.ts';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { allocate, allocateBulk, allocateNow } from './allocation.ts';

const ctx = contextAt();
const ready = (points: number, change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    Object.assign(player.stats, { lvl: 10, points, mp: 10 });
    player.flags.classSelected = true;
    change(player);
  });
const bulk = (player: Player, stats: unknown) => ({ player, stats });
const spend = ({ player, stats }: ReturnType<typeof bulk>) => allocateBulk(ctx, { player }, { stats });
const tooFew = no('notAuthorized', 'notEnoughAttrPoints');

describe('one point', () => {
  it('is spent after all checks, in order (rules-scoring-and-day 2.6)', () => {
    const player = ready(0, ({ flags }) => (flags.classSelected = false));
    expectOrder({ player, stat: 'luck' }, ({ stat }) => allocate(ctx, { player }, { stat }), [
      [no('badRequest', 'invalidAttribute', { attr: 'luck' }), (scene) => (scene.stat = 'con')],
      [no('notAuthorized', 'classNotSelected'), () => (player.flags.classSelected = true)],
      [tooFew, () => (player.stats.points = 1)],
    ]);
    expect(carriedOut(allocate(ctx, { player }, { stat: 'con' })).data).toMatchObject({ con: 1, points: 0 });
  });

  it.each<readonly [why: string, change: (player: Player) => unknown]>([
    ['below level ten', ({ stats }) => (stats.lvl = 9)],
    ['without classes', ({ preferences }) => (preferences.disableClasses = true)],
    ['before a choice', ({ flags }) => (flags.classSelected = false)],
  ])('stays free %s, alone and in bulk', (_why, change) => {
    const player = ready(3, (one) => void change(one));
    const refusal = no('notAuthorized', 'classNotSelected');
    expect(refusedBy({ player }, (scene) => allocate(ctx, scene))).toEqual(refusal);
    expect(refusedBy(bulk(player, { str: 1 }), spend)).toEqual(refusal);
  });

  it('goes into strength where nothing is said', () => {
    expect(carriedOut(allocate(ctx, { player: ready(2) })).data).toMatchObject({ str: 1, points: 1, mp: 10 });
  });
});

describe('several points', () => {
  it.each([undefined, null, 'str', 3])('are not spent by %j', (stats) => {
    expect(refusedBy(bulk(ready(3), stats), spend)).toEqual(no('badRequest', 'statsObjectRequired'));
  });

  it('are not spent on what is no attribute, and every one of these is named', () => {
    const player = ready(0, ({ stats }) => (stats.lvl = 9));
    const sent = { luck: 1, str: 1, toString: 0 };
    expect(refusedBy(bulk(player, sent), spend)).toEqual(
      no('badRequest', 'invalidAttribute', { attr: 'luck,toString' }),
    );
  });

  it.each<readonly [points: number, stats: Record<string, unknown>, isEnough: boolean]>([
    [3, { str: 1, con: 2 }, true],
    [3, { str: 1, con: 3 }, false],
    [3, { str: 4, con: -1 }, false],
    [3, { str: 1.5, con: 1.5 }, false],
    [3, { str: 'two' }, false],
    [3, {}, true],
    [0, {}, false],
    [0, { str: 0 }, false],
    [-1, { str: -2 }, false],
  ])('of %d are enough for %j: %s (W6)', (points, stats, isEnough) => {
    const scene = bulk(ready(points), stats);
    if (isEnough) expect(refusalOf(spend(scene))).toBe('accepted');
    else expect(refusedBy(scene, spend)).toEqual(tooFew);
  });

  it('that are free all go at once, into strength where the mode is unknown', () => {
    const player = ready(4, ({ preferences }) => (preferences.allocationMode = 'none'));
    expect(carriedOut(allocateNow(ctx, { player })).data).toMatchObject({ str: 4, points: 0, mp: 10 });
  });

  it('that are negative in old data become 0, and none are spent', () => {
    expect(carriedOut(allocateNow(ctx, { player: ready(-2) })).data).toMatchObject({ str: 0, points: 0 });
  });
});
