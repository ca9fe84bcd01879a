import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import { isFreePointsNotificationRight, updateFreePointsNotification } from './free-points.ts';
import { notify, withdrawNotifications } from './notify.ts';

const ctx = contextAt();
const TYPE = 'UNALLOCATED_STATS_POINTS';
const note = (id: string, points: number) => ({ id, type: TYPE, data: { points }, seen: false });
const other = { id: 'other', type: 'REBIRTH_ACHIEVEMENT', data: {}, seen: true };
const withPoints = (points: number, change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    player.stats.points = points;
    player.flags.classSelected = true;
    player.notifications = [];
    change(player);
  });
const noticed = (player: Player): Player =>
  produce(player, (draft) => updateFreePointsNotification(ctx, draft));

describe('the notification of free points', () => {
  it('comes where points are free', () => {
    expect(noticed(withPoints(3)).notifications).toMatchObject([{ type: TYPE, data: { points: 3 } }]);
  });

  it.each<readonly [string, Player]>([
    ['there are none', withPoints(0)],
    ['no class is chosen', withPoints(3, ({ flags }) => (flags.classSelected = false))],
    ['classes are off', withPoints(3, ({ preferences }) => (preferences.disableClasses = true))],
  ])('goes where %s', (_why, player) => {
    player.notifications = [note('old', 3), other];
    expect(noticed(player).notifications).toEqual([other]);
  });

  it('is kept, id and all, while it is true', () => {
    const player = withPoints(3, (fresh) => (fresh.notifications = [other, note('kept', 3)]));
    expect(isFreePointsNotificationRight(player)).toBe(true);
    expect(noticed(player)).toBe(player);
  });

  it('is made anew when the number changes', () => {
    const player = withPoints(4, (fresh) => (fresh.notifications = [note('old', 3), other]));
    expect(isFreePointsNotificationRight(player)).toBe(false);
    const { notifications } = noticed(player);
    expect(notifications.map(({ type }) => type)).toEqual([other.type, TYPE]);
    expect(notifications.at(-1)).toMatchObject({ data: { points: 4 } });
  });

  it('is one, the newest, and stands last', () => {
    const player = withPoints(3, (fresh) => (fresh.notifications = [note('a', 2), note('b', 3), other]));
    expect(noticed(player).notifications.map(({ id }) => id)).toEqual(['other', 'b']);
  });
});

describe('notifications', () => {
  it('are unseen at first, with an id of their own', () => {
    const player = withPoints(0);
    const first = notify(ctx, player, 'ONE', { a: 1 });
    const second = notify(ctx, player, 'ONE');
    expect(first).toMatchObject({ type: 'ONE', data: { a: 1 }, seen: false });
    expect(second.id).not.toBe(first.id);
    expect(player.notifications).toEqual([first, second]);
  });

  it('are withdrawn by type', () => {
    const player = withPoints(0, (fresh) => (fresh.notifications = [note('a', 1), other, note('b', 2)]));
    withdrawNotifications(player, TYPE);
    expect(player.notifications).toEqual([other]);
  });

  it('stay the same list where there is nothing to withdraw', () => {
    const player = withPoints(0, (fresh) => (fresh.notifications = [other]));
    const before = player.notifications;
    withdrawNotifications(player, TYPE);
    expect(player.notifications).toBe(before);
  });
});
