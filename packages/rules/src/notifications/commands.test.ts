import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { addPushDevice, MAX_DEVICES, removePushDevice } from './devices.ts';
import { readNotifications, seeNotifications } from './read.ts';

const ctx = contextAt();
const notification = (id: string) => ({ id, type: 'NEW_STUFF', data: {}, seen: false });
const [a, b, c] = [notification('a'), notification('b'), notification('c')];
const device = (regId: string) => ({ regId, type: 'ios', createdAt: 'then', updatedAt: 'then' });
const player = makePlayer((fresh) => {
  fresh.notifications = [a, b, c];
  fresh.pushDevices = [device('x'), device('y')];
});
const scene = { player };

describe('notifications', () => {
  it.each([
    [['b'], [a, c]],
    [['c', 'a', 'a'], [b]],
    [[], [a, b, c]],
  ])('%j are read, the others remain', (ids, left) => {
    const read = readNotifications(ctx, scene, { ids });
    expect(read).toMatchObject({ value: { data: left } });
    expect(read.ok && read.value.changed.players).toEqual([{ ...player, notifications: left }]);
  });

  it('stay when seen; those not named are unchanged', () => {
    const seen = seeNotifications(ctx, scene, { ids: ['a', 'c'] });
    const list = [{ ...a, seen: true }, b, { ...c, seen: true }];
    expect(seen).toMatchObject({ value: { data: list, changed: { players: [{ notifications: list }] } } });
    expect(seen.ok && seen.value.data[1]).toBe(b);
    expect(a.seen).toBe(false);
  });

  it.each([['unknown'], [5], [null]])('are all there, or none is touched: %s', (id) => {
    for (const command of [readNotifications, seeNotifications])
      expect(command(ctx, scene, { ids: ['a', id] })).toEqual({
        ok: false,
        refusal: { kind: 'notificationNotFound', key: 'messageNotificationNotFound' },
      });
  });
});

describe('phones', () => {
  const at = new Date(ctx.now).toISOString();

  it('are registered at the end', () => {
    const added = addPushDevice(ctx, scene, { regId: 'z', type: 'android' });
    const list = [...player.pushDevices, { regId: 'z', type: 'android', createdAt: at, updatedAt: at }];
    expect(added).toMatchObject({
      value: {
        data: list,
        message: { key: 'pushDeviceAdded' },
        changed: { players: [{ pushDevices: list }] },
      },
    });
  });

  it('that are known are left alone, and nothing is saved', () => {
    const added = addPushDevice(ctx, scene, { regId: 'x', type: 'android' });
    expect(added).toMatchObject({
      value: { data: player.pushDevices, message: { key: 'pushDeviceAdded' }, changed: { players: [] } },
    });
  });

  it('are limited: the oldest leaves, and long ids are cut', () => {
    const full = makePlayer((fresh) => {
      fresh.pushDevices = Array.from({ length: MAX_DEVICES }, (_, index) => device(String(index)));
    });
    const added = addPushDevice(ctx, { player: full }, { regId: 'z'.repeat(2000), type: 'ios' });
    const list = added.ok ? added.value.data : [];
    expect([list.length, list[0]?.regId, list.at(-1)?.regId.length]).toEqual([MAX_DEVICES, '1', 1000]);
  });

  it('are removed, if known', () => {
    expect(removePushDevice(ctx, scene, { regId: 'x' })).toMatchObject({
      value: { data: [device('y')], message: { key: 'pushDeviceRemoved' } },
    });
    expect(removePushDevice(ctx, scene, { regId: 'q' })).toMatchObject({
      refusal: { kind: 'notFound', key: 'pushDeviceNotFound' },
    });
  });
});
