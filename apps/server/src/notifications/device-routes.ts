import { asText, notificationCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { savePlayer } from '../work/perform.ts';
import { refusal } from '../work/refusal.ts';
import { reply } from '../http/reply.ts';
import { type Actor, type CallDeps, route } from '../http/route.ts';

type Devices = Player['pushDevices'];
/** More phones than anybody has; the oldest leaves when another comes. */
const MOST_DEVICES = 50;

function change(
  deps: CallDeps,
  actor: Actor,
  message: string,
  act: (devices: Devices) => Devices,
): Promise<unknown> {
  return deps.transaction(async (tx) => {
    const player = await tx.players.need(actor.id);
    const pushDevices = act(player.pushDevices);
    if (pushDevices !== player.pushDevices) await savePlayer(deps, tx, { ...player, pushDevices });
    return reply({ data: pushDevices, message: { key: message } });
  });
}

/** Phones that get pushes (wire-user-and-tasks 3.6). */
export const deviceRoutes = [
  route(notificationCalls.addPushDevice, (deps, { actor, body }) =>
    change(deps, actor, 'pushDeviceAdded', (devices) => {
      const regId = asText(body.regId).slice(0, 1000);
      if (devices.some((device) => device.regId === regId)) return devices;
      const createdAt = new Date(deps.now()).toISOString();
      const device = { regId, type: asText(body.type), createdAt, updatedAt: createdAt };
      return [...devices, device].slice(-MOST_DEVICES);
    }),
  ),
  route(notificationCalls.removePushDevice, (deps, { actor, params }) =>
    change(deps, actor, 'pushDeviceRemoved', (devices) => {
      if (!devices.some((device) => device.regId === params.regId))
        throw refusal('NotFound', 'pushDeviceNotFound');
      return devices.filter((device) => device.regId !== params.regId);
    }),
  ),
];
