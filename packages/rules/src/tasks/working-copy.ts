import { draftOf, finish } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import type { Task, TaskHistoryEntry } from '../state/task.ts';

/**
 * Copies of exactly the parts that scoring rules write to, to be changed in place. Scoring is the most
 * frequent operation, and a draft that tracks every access costs more than the scoring itself.
 */
export function workingCopyOf(player: Player): Player {
  const { stats, flags, items, party } = player;
  return {
    ...player,
    stats: { ...stats, training: { ...stats.training } },
    flags: { ...flags, levelDrops: { ...flags.levelDrops } },
    achievements: { ...player.achievements },
    notifications: [...player.notifications],
    party: { ...party, quest: { ...party.quest, progress: { ...party.quest.progress } } },
    // Eggs, potions, food and scrolls are rarely found, and many: whoever adds one replaces the whole (`addToStock`).
    items: { ...items, lastDrop: { ...items.lastDrop } },
  };
}

/** Turns the working copy into a state: unchanged parts are those of `before`. */
export function settle(copy: Player, before: Player): Player {
  const { stats, flags, items, party } = copy;
  stats.training = kept(stats.training, before.stats.training);
  flags.levelDrops = kept(flags.levelDrops, before.flags.levelDrops);
  party.quest.progress = kept(party.quest.progress, before.party.quest.progress);
  party.quest = kept(party.quest, before.party.quest);
  items.lastDrop = kept(items.lastDrop, before.items.lastDrop);
  copy.stats = kept(stats, before.stats);
  copy.flags = kept(flags, before.flags);
  copy.achievements = kept(copy.achievements, before.achievements);
  copy.notifications = keptList(copy.notifications, before.notifications);
  copy.party = kept(party, before.party);
  copy.items = kept(items, before.items);
  return kept(copy, before);
}

/** Returns `original` if the copy still has the same values. */
function kept<T extends object>(copy: T, original: T): T {
  let left = 0;
  for (const key in original) {
    if (copy[key] !== original[key]) return copy;
    left += 1;
  }
  for (const _key in copy) left -= 1;
  return left === 0 ? original : copy;
}

function keptList<T>(copy: T[], original: T[]): T[] {
  const isSame = copy.length === original.length && copy.every((item, index) => item === original[index]);
  return isSame ? original : copy;
}

/** The same for a task. Group tasks are tracked drafts, since what members did is nested deeply. */
export function workingTaskOf(task: Task): Task {
  if (task.group?.id) return draftOf(task);
  return 'history' in task ? { ...task, history: withOwnLast(task.history) } : { ...task };
}

/** Entries are only added, removed and changed at the end. */
const withOwnLast = (history: readonly TaskHistoryEntry[]): TaskHistoryEntry[] =>
  history.map((entry, index) => (index === history.length - 1 ? { ...entry } : entry));

/** Turns the working copy of a task into a state. */
export function settleTask(copy: Task, before: Task): Task {
  if (before.group?.id) return finish(copy);
  if ('history' in copy && 'history' in before) copy.history = keptHistory(copy.history, before.history);
  return kept(copy, before);
}

function keptHistory(copy: TaskHistoryEntry[], original: TaskHistoryEntry[]): TaskHistoryEntry[] {
  const [last, old] = [copy.at(-1), original.at(-1)];
  if (copy.length !== original.length) return copy;
  return !last || !old || kept(last, old) === old ? original : copy;
}
