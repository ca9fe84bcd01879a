import { classLevel } from '@everdeed/content';
import type { Notification } from '@everdeed/rules';
import { create } from 'zustand';
import type { GamePlayer } from '../data/game.ts';
import { isReplacing } from '../data/replacing.ts';
import { useGame } from '../data/store.ts';

/** Interrupting dialogs, the most urgent first; one at a time. */
export type Moment =
  | { readonly kind: 'day' }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'death' }
  | { readonly kind: 'levelUp'; readonly level: number }
  /** `isAsked`: somebody asked for it, so that it need not wait for the hand to rest. */
  | { readonly kind: 'classChoice'; readonly isAsked: boolean }
  /** `id` is that of the notification. */
  | { readonly kind: (typeof CELEBRATED)[keyof typeof CELEBRATED]; readonly id: string }
  /** `quest` is the key of one that ended. */
  | { readonly kind: 'questDone'; readonly quest: string }
  | { readonly kind: 'checkIn'; readonly notification: Notification }
  | { readonly kind: 'lowHealth' };

/** Health, in points, at which the player is warned once. */
const LOW_HEALTH = 30;

/** The level that was reached but not yet shown. */
export const useLevelUp = create<{ readonly level: number | undefined }>(() => ({ level: undefined }));

/** Whether the choice of a class was asked for, on the profile or in the notifications. */
export const useClassChoice = create<{ readonly isWanted: boolean }>(() => ({ isWanted: false }));

/** Whether a class can be chosen that was never chosen or renounced. */
export const owesClass = ({ stats, flags, preferences }: GamePlayer): boolean =>
  stats.lvl >= classLevel && !flags.classSelected && !preferences.disableClasses;

/** Progress of a tour that has not begun: the choice has not been put off either. */
const NOT_BEGUN = -1;

const giftOf = (player: GamePlayer): Notification | undefined =>
  player.notifications.find(
    ({ type, data }) => type === 'LOGIN_INCENTIVE' && data['rewardText'] !== undefined,
  );

type Pending = readonly { readonly id: string }[];

/** What notifications of these types tell is celebrated, one after the other. */
const CELEBRATED = {
  ONBOARDING_COMPLETE: 'firstSteps',
  REBIRTH_ACHIEVEMENT: 'rebirth',
  ULTIMATE_GEAR_ACHIEVEMENT: 'ultimateGear',
} as const;

/** A preview names its notification after its entry. The server has another name for it, under which it is dismissed. */
function celebrationOf({ notifications }: GamePlayer, pending: Pending): Moment | undefined {
  const kinds: Partial<Record<string, (typeof CELEBRATED)[keyof typeof CELEBRATED]>> = CELEBRATED;
  for (const { id, type } of notifications) {
    const kind = kinds[type];
    if (kind && !pending.some((entry) => entry.id === id)) return { kind, id };
  }
  return undefined;
}

/** The moment to show now; `pending` are the entries that wait to be sent. While a day is pending, everything else waits. */
export function momentOf(
  player: GamePlayer,
  reachedLevel: number | undefined,
  wantsClass = false,
  pending: Pending = [],
): Moment | undefined {
  if (player.needsCron) return { kind: 'day' };
  if (!player.flags.welcomed) return { kind: 'welcome' };
  if (player.stats.hp <= 0) return { kind: 'death' };
  const isTold = player.preferences.suppressModals?.['levelUp'] !== true;
  if (reachedLevel !== undefined && isTold) return { kind: 'levelUp', level: reachedLevel };
  if (wantsClass || (owesClass(player) && player.flags.tour['classes'] === NOT_BEGUN))
    return { kind: 'classChoice', isAsked: wantsClass };
  const celebration = celebrationOf(player, pending);
  if (celebration) return celebration;
  const quest = player.party.quest.completed;
  if (quest) return { kind: 'questDone', quest };
  const notification = giftOf(player);
  if (notification) return { kind: 'checkIn', notification };
  if (player.stats.hp <= LOW_HEALTH && !player.flags.warnedLowHealth) return { kind: 'lowHealth' };
  return undefined;
}

const KEY = 'everdeed-level';

/** The last level of a player that was shown on this device, as `userId level`. */
function lastShown(userId: string): number {
  try {
    const [id, level] = (localStorage.getItem(KEY) ?? '').split(' ');
    return id === userId ? Number(level) : 0;
  } catch {
    return 0;
  }
}

function keepShown(userId: string, level: number): void {
  try {
    localStorage.setItem(KEY, `${userId} ${level}`);
  } catch {
    // Without storage, a level may be shown again after a reload.
  }
}

/**
 * Watches the level; of several level-ups in a row, only the last is shown. A page can open with an older state, from
 * before a level that was shown already: that one is not shown again. Nor is one that came with an import. Returns a
 * stop function.
 */
export function watchLevel(): () => void {
  return useGame.subscribe(({ view, userId }, before) => {
    const previous = before.view?.player;
    if (!view || !previous || userId === undefined || before.userId !== userId) return;
    const { lvl } = view.player.stats;
    if (lvl === previous.stats.lvl) return;
    if (lvl < previous.stats.lvl) useLevelUp.setState({ level: undefined });
    else if (lvl > lastShown(userId) && !isReplacing()) useLevelUp.setState({ level: lvl });
    keepShown(userId, lvl);
  });
}
