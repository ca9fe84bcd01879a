import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import type { Player } from '../state/player.ts';

type Devices = Player['pushDevices'];

/** Maximum number of phones of one player, our own limit; another one replaces the oldest. */
export const MAX_DEVICES = 50;
const MAX_ID_LENGTH = 1000;

/**
 * Registers a phone for push notifications; one that is known stays as it is, and nothing is saved (wire-user-and-tasks
 * 3.6).
 */
export function addPushDevice(
  { now }: RuleContext,
  { player }: PlayerScene,
  sent: { readonly regId: string; readonly type: string },
): Result<Outcome<Devices>> {
  const regId = sent.regId.slice(0, MAX_ID_LENGTH);
  const message = { key: 'pushDeviceAdded' } as const;
  const known = player.pushDevices;
  if (known.some((device) => device.regId === regId)) return accept(outcomeOf(known, {}, { message }));
  const at = new Date(now).toISOString();
  const added = { regId, type: sent.type, createdAt: at, updatedAt: at };
  const pushDevices = [...known, added].slice(-MAX_DEVICES);
  return accept(outcomeOf(pushDevices, { players: [{ ...player, pushDevices }] }, { message }));
}

/** Removes a phone. */
export function removePushDevice(
  _context: RuleContext,
  { player }: PlayerScene,
  { regId }: { readonly regId: string },
): Result<Outcome<Devices>, 'pushDeviceNotFound'> {
  const pushDevices = player.pushDevices.filter((device) => device.regId !== regId);
  if (pushDevices.length === player.pushDevices.length) return refuse('notFound', 'pushDeviceNotFound');
  const message = { key: 'pushDeviceRemoved' } as const;
  return accept(outcomeOf(pushDevices, { players: [{ ...player, pushDevices }] }, { message }));
}
