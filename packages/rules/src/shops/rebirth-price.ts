import type { Player } from '../state/player.ts';

const DAY_MS = 86_400_000;
/** Level from which a rebirth can be free, and whole days between two free ones (rules-play-and-shops 4.12). */
const FREE_LEVEL = 100;
const FREE_EVERY_DAYS = 45;
/** Gems for a rebirth orb (rules-play-and-shops 0.2). */
const REBIRTH_GEMS = 6;

/** Gems that the orb of rebirth costs this player now. */
export function rebirthPrice({ stats, flags }: Player, now: number): number {
  if (stats.lvl < FREE_LEVEL) return REBIRTH_GEMS;
  const last = flags.lastFreeRebirth;
  const isFree = !last || Math.floor((now - Date.parse(last)) / DAY_MS) >= FREE_EVERY_DAYS;
  return isFree ? 0 : REBIRTH_GEMS;
}
