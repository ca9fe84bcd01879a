import { gearOfKlass } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import type { Player, PlayerClass } from '../state/player.ts';

const CLASSES: readonly PlayerClass[] = ['healer', 'wizard', 'rogue', 'warrior'];
const SLOTS: ReadonlySet<string> = new Set(['armor', 'shield', 'head', 'weapon']);

/** Whether the player owns the last tier of every slot of a class; the wizard has no shields. */
function ownsUltimateGear({ items }: Player, playerClass: PlayerClass): boolean {
  return gearOfKlass(playerClass)
    .filter(({ last, type }) => last && SLOTS.has(type))
    .every(({ key }) => items.gear.owned[key] === true);
}

/**
 * Grants newly completed ultimate gear sets, each with its notification (rules-play-and-shops 3.4). The
 * armoire opens once every class is complete, as the seeds say; new accounts have it from the start.
 */
export function grantUltimateGear(ctx: RuleContext, player: Player): void {
  const sets = player.achievements.ultimateGearSets;
  for (const playerClass of CLASSES) {
    if (sets[playerClass] || !ownsUltimateGear(player, playerClass)) continue;
    sets[playerClass] = true;
    notify(ctx, player, 'ULTIMATE_GEAR_ACHIEVEMENT');
  }
  if (CLASSES.every((playerClass) => sets[playerClass])) player.flags.armoireEnabled = true;
}
