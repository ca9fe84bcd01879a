import { asText, notificationCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { refusal } from '../work/refusal.ts';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';
import { savePlayer } from '../work/save.ts';

type Devices = Player['pushDevices'];
/** More phones than anybody has; the oldest leaves when another comes. */
const MOST_DEVICES = 50;

function change(
  work: Work,
  actor: Actor,
  message: 'pushDeviceAdded' | 'pushDeviceRemoved',
  act: (devices: Devices) => Devices,
): Promise<unknown> {
  return work.transaction(async (tx) => {
    const player = await requireActor(tx, actor);
    const pushDevices = act(player.pushDevices);
    if (pushDevices !== player.pushDevices) await savePlayer(work, tx, { ...player, pushDevices });
    return reply({ data: pushDevices, message: { key: message } });
  });
}

/** Phones that get pushes (wire-user-and-tasks 3.6). */
export const deviceRoutes = [
  route(notificationCalls.addPushDevice, (work, { actor, body }) =>
    change(work, actor, 'pushDeviceAdded', (devices) => {
      const regId = asText(body.regId).slice(0, 1000);
      if (devices.some((device) => device.regId === regId)) return devices;
      const createdAt = new Date(work.now).toISOString();
      const device = { regId, type: asText(body.type), createdAt, updatedAt: createdAt };
      return [...devices, device].slice(-MOST_DEVICES);
    }),
  ),
  route(notificationCalls.removePushDevice, (work, { actor, params }) =>
    change(work, actor, 'pushDeviceRemoved', (devices) => {
      if (!devices.some((device) => device.regId === params.regId))
        throw refusal('NotFound', 'pushDeviceNotFound');
      return devices.filter((device) => device.regId !== params.regId);
    }),
  ),
];
