import type { Quest } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import type { Dice } from '../dice.ts';
import type { DayProgress } from '../day/rollover.ts';
import type { Amounts } from '../state/player.ts';
import { finishQuest } from './finish.ts';
import { type QuestWork, postToChat } from './work.ts';

function shuffle(dice: Dice, list: string[]): string[] {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(dice.roll() * (last + 1));
    // Swaps the two; they may be the same.
    list.splice(last, 1, ...list.splice(other, 1, ...list.slice(last, last + 1)));
  }
  return list;
}

/** Every missing item, once for each missing piece (rules-play-and-shops 7.7, step 1). */
function missingItems({ collect = [] }: Quest, found: Amounts): string[] {
  return collect.flatMap(({ key, count }) =>
    Array.from({ length: Math.max(0, count - (found[key] ?? 0)) }, () => key),
  );
}

/** One member's day of collecting: draws without replacement from the missing items (rules-play-and-shops 7.7). */
export function collectItems(ctx: RuleContext, work: QuestWork, quest: Quest, made: DayProgress): void {
  const { collect } = work.quest.progress;
  const missing = shuffle(ctx.dice, missingItems(quest, collect));
  const taken = missing.slice(0, Math.max(0, Math.floor(made.collectedItems)));
  const items: Amounts = Object.fromEntries((quest.collect ?? []).map(({ key }) => [key, 0]));
  for (const key of taken) {
    items[key] = (items[key] ?? 0) + 1;
    collect[key] = (collect[key] ?? 0) + 1;
  }
  postToChat(work, { type: 'user_found_items', user: work.actor.profile.name, quest: quest.key, items });
  if (taken.length < missing.length) return;
  finishQuest(ctx, work);
  postToChat(work, { type: 'all_items_found' });
}
