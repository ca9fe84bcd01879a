import type { Player } from '@everdeed/rules';
import { contextAt, makePlayer } from './make.ts';

/** A day without any event. */
export const NOW = '2025-09-20T12:00:00.000Z';
export const ctx = contextAt(NOW);
/** A buyer who is not in full health. */
export const withGold = (gp: number, change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    player.stats.gp = gp;
    player.stats.hp = 20;
    change(player);
  });
