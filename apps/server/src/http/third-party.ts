import { clientKind, DAY_MS, type Player } from '@everdeed/rules';
import type { Services } from '../services.ts';
import { savePlayer } from '../work/save.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { RequestInfo } from './route.ts';

const everyMs = DAY_MS;

/**
 * Records once a day that an app other than the official clients acts for the player. Runs after the answer
 * has been built, so that only the next one shows the higher `_v` (wire-user-and-tasks 0.3).
 */
export function noteThirdParty(
  services: Services,
  player: Player,
  info: RequestInfo,
): Promise<void> | undefined {
  if (clientKind(info.client) !== 'other') return undefined;
  const last = player.flags.thirdPartyTools;
  if (last !== undefined && Math.abs(info.now - Date.parse(last)) <= everyMs) return undefined;
  return note(services, player, info);
}

async function note(services: Services, player: Player, info: RequestInfo): Promise<void> {
  const thirdPartyTools = new Date(info.now).toISOString();
  await runWork(services, (work) =>
    work.transaction(async (tx) => {
      const stored = await tx.players.get(player._id);
      if (stored) await savePlayer(work, tx, { ...stored, flags: { ...stored.flags, thirdPartyTools } });
    }),
  );
}
