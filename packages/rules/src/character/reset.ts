import type { TasksScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findGear } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { MAX_HEALTH } from '../numbers/limits.ts';
import type { Outcome } from '../outcome.ts';
import { done, type Result } from '../result.ts';
import type { Player, WornGear } from '../state/player.ts';
import { ORDER_OF } from '../tasks/order.ts';
import { isShared } from '../tasks/policy.ts';
import { isKeptForever } from './fresh-start.ts';

const FIRST_GEAR: WornGear = {
  armor: 'armor_base_0',
  weapon: 'weapon_warrior_0',
  head: 'head_base_0',
  shield: 'shield_base_0',
};

/**
 * Resets the account to its beginning, but keeps class, flags and history; `tasks` are all of the player's. The caller
 * checks the password. Source: rules-scoring-and-day 6.5.
 */
export function resetAccount(_ctx: RuleContext, { player, tasks }: TasksScene): Result<Outcome<undefined>> {
  const removed = tasks.filter((task) => !isShared(task)).map(({ _id }) => _id);
  return attempt(
    player,
    (draft, journal) => {
      Object.assign(draft.stats, { hp: MAX_HEALTH, lvl: 1, points: 1 });
      for (const key of ['con', 'str', 'per', 'int', 'gp', 'exp'] as const) draft.stats[key] = 0;
      dropFromOrder(draft, new Set(removed));
      returnGear(draft);
      draft.preferences.costume = false;
      draft.preferences.automaticAllocation = false;
      journal.message = { key: 'resetComplete' };
      return done;
    },
    () => undefined,
    { removedTaskIds: removed },
  );
}

function dropFromOrder({ tasksOrder }: Player, removed: ReadonlySet<string>): void {
  for (const key of Object.values(ORDER_OF)) {
    const kept = tasksOrder[key].filter((id) => !removed.has(id));
    if (kept.length < tasksOrder[key].length) tasksOrder[key] = kept;
  }
}

function returnGear({ items }: Player): void {
  const { gear } = items;
  gear.equipped = { ...FIRST_GEAR };
  gear.costume = { ...FIRST_GEAR };
  for (const [key, isOwned] of Object.entries(gear.owned)) {
    const item = findGear(key);
    if (isOwned && item && item.value !== 0 && !isKeptForever(item)) gear.owned[key] = false;
  }
  gear.owned['weapon_warrior_0'] = true;
}
