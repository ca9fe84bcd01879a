import type { Notification } from '@everdeed/rules';
import { create } from 'zustand';
import type { GamePlayer } from '../data/game.ts';
import { useGame } from '../data/store.ts';

/** Interrupting dialogs, the most urgent first; one at a time. */
export type Moment =
  | { readonly kind: 'day' }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'death' }
  | { readonly kind: 'levelUp'; readonly level: number }
  | { readonly kind: 'checkIn'; readonly notification: Notification }
  | { readonly kind: 'lowHealth' };

/** Health, in points, at which the player is warned once. */
const LOW_HEALTH = 30;

/** The level that was reached but not yet shown. */
export const useLevelUp = create<{ readonly level: number | undefined }>(() => ({ level: undefined }));

const giftOf = (player: GamePlayer): Notification | undefined =>
  player.notifications.find(
    ({ type, data }) => type === 'LOGIN_INCENTIVE' && data['rewardText'] !== undefined,
  );

/** The moment to show now. While a day is pending, everything else waits. */
export function momentOf(player: GamePlayer, reachedLevel: number | undefined): Moment | undefined {
  if (player.needsCron) return { kind: 'day' };
  if (!player.flags.welcomed) return { kind: 'welcome' };
  if (player.stats.hp <= 0) return { kind: 'death' };
  const isTold = player.preferences.suppressModals?.['levelUp'] !== true;
  if (reachedLevel !== undefined && isTold) return { kind: 'levelUp', level: reachedLevel };
  const notification = giftOf(player);
  if (notification) return { kind: 'checkIn', notification };
  if (player.stats.hp <= LOW_HEALTH && !player.flags.warnedLowHealth) return { kind: 'lowHealth' };
  return undefined;
}

/** Watches the level; of several level-ups in a row, only the last is shown. Returns a stop function. */
export function watchLevel(): () => void {
  return useGame.subscribe(({ view, userId }, before) => {
    const previous = before.view?.player;
    if (!view || !previous || before.userId !== userId) return;
    const { lvl } = view.player.stats;
    if (lvl > previous.stats.lvl) useLevelUp.setState({ level: lvl });
    else if (lvl < previous.stats.lvl) useLevelUp.setState({ level: undefined });
  });
}
