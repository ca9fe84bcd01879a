import type { Gear } from '@everdeed/content';
import type { Player } from '../state/player.ts';

/**
 * Whether the item has an ownership rule and the player satisfies it (rules-play-and-shops 3.6; seeds 2,
 * section 5).
 */
export function passesOwnershipRule(player: Player, gear: Gear): boolean {
  if (gear.own === undefined) return false;
  if (player.items.gear.owned[gear.key] !== undefined) return true;
  const [kind, least] = gear.own.split(':');
  switch (kind) {
    case 'backer':
      return (player.backer.tier ?? 0) >= Number(least);
    case 'contributor':
      return (player.contributor.level ?? 0) >= Number(least);
    case 'critical':
      return Boolean(player.contributor.critical);
    default:
      return false;
  }
}

/** Whether the player may own the item: it has no ownership rule, or one that the player satisfies. */
export const mayOwn = (player: Player, gear: Gear): boolean =>
  gear.own === undefined || passesOwnershipRule(player, gear);
