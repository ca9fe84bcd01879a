/** A small mistake in the rules that a property test must notice. */
export interface Mutation {
  /** Under `packages/rules/src`. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** The property tests that kill it, under `packages/rules/test`. */
  readonly killer: 'days' | 'play' | 'scoring' | 'shops';
}

/** One mistake for each promise that the property tests make. */
export const mutations: readonly Mutation[] = [
  // No stat below 0 or above what can be stored.
  {
    file: 'stats/levels.ts',
    from: 'stats.hp = Math.max(0, change.hp);',
    to: 'stats.hp = change.hp;',
    killer: 'scoring',
  },
  {
    file: 'stats/levels.ts',
    from: 'stats.gp = Math.max(0, change.gp);',
    to: 'stats.gp = change.gp;',
    killer: 'scoring',
  },
  {
    file: 'tasks/points.ts',
    from: 'powers.maxMP), 0, Infinity)',
    to: 'powers.maxMP), -99, Infinity)',
    killer: 'scoring',
  },
  // Undoing gives back what was before, and leaves what other acts brought.
  {
    file: 'tasks/revert.ts',
    from: 'current - after + (before ?? 0)',
    to: 'current - after',
    killer: 'scoring',
  },
  {
    file: 'tasks/revert.ts',
    from: 'else holder[key] = before;',
    to: 'else holder[key] = after;',
    killer: 'scoring',
  },
  {
    file: 'tasks/changes.ts',
    from: 'if (before === after) return into;',
    to: 'if (typeof before === typeof after) return into;',
    killer: 'scoring',
  },
  // A day is judged once, whatever zones and day starts.
  {
    file: 'day/run-day.ts',
    from: 'day: userDay(ctx.now, zoneOf(scene.player)) };',
    to: 'day: userDay(ctx.now, zoneOf(scene.player)) - 1 };',
    killer: 'days',
  },
  {
    file: 'day/pending.ts',
    from: 'Math.max(0, userDay(now, zoneOf(current)) - lastDay.day)',
    to: 'Math.max(0, userDay(now, zoneOf(current)) - lastDay.day - 1)',
    killer: 'days',
  },
  {
    file: 'day/day-start.ts',
    from: 'isPending ? lastLabel : Math.max(lastLabel, userDay(ctx.now, zoneOf(draft)))',
    to: 'userDay(ctx.now, zoneOf(draft))',
    killer: 'days',
  },
  {
    file: 'tasks/apply-scoring.ts',
    from: 'isPersonal)) task.streak = 0;',
    to: 'isPersonal)) task.streak -= 1;',
    killer: 'days',
  },
  { file: 'day/judge-dailies.ts', from: 'if (wasDone) daily.completed = false;', to: '', killer: 'days' },
  // Nobody spends or hands over what they do not have.
  { file: 'wallet.ts', from: 'player.balance < cost ?', to: 'player.balance < 0 ?', killer: 'play' },
  {
    file: 'wallet.ts',
    from: 'player.stats.gp < cost ?',
    to: 'player.stats.gp < cost / 2 ?',
    killer: 'play',
  },
  {
    file: 'shops/hourglass.ts',
    from: 'consecutive.trinkets < cost',
    to: 'consecutive.trinkets < 0',
    killer: 'play',
  },
  { file: 'shops/sell.ts', from: 'if (amount > owned)', to: 'if (amount > owned + 1)', killer: 'play' },
  {
    file: 'shops/sell.ts',
    from: 'stats.gp += price * amount;',
    to: 'stats.gp += price * amount * 100;',
    killer: 'play',
  },
  { file: 'pets/feed.ts', from: 'if (amount > stock)', to: 'if (amount > stock + 1)', killer: 'play' },
  { file: 'pets/feed.ts', from: '>= MOUNT_GROWTH && !items', to: '> MOUNT_GROWTH && !items', killer: 'play' },
  { file: 'classes/cast.ts', from: 'if (stats.mp < 0)', to: 'if (stats.mp < -999)', killer: 'play' },
  // Perks of a subscription stay within their caps.
  {
    file: 'shops/gold-to-gems.ts',
    from: 'plan.gemsBought + quantity > convCap',
    to: 'plan.gemsBought + quantity > convCap + 9',
    killer: 'play',
  },
  {
    file: 'subscriptions/plan-perks.ts',
    from: 'FULL_CAP_EXTRA = 26',
    to: 'FULL_CAP_EXTRA = 28',
    killer: 'play',
  },
  { file: 'day/plan-months.ts', from: ' && !mysteryItems.includes(key)', to: '', killer: 'play' },
  // What goes in stays as it was.
  { file: 'state/draft.ts', from: 'immer.createDraft(value) as T;', to: 'value;', killer: 'play' },
  // Gear is worn and taken off again; quests end once, with what was to be found.
  {
    file: 'equipment/equip.ts',
    from: 'if (worn[item.type] === key) {',
    to: 'if (item.type === key) {',
    killer: 'play',
  },
  { file: 'quests/finish.ts', from: 'work.quest = emptyQuest();', to: '', killer: 'play' },
  { file: 'quests/collect.ts', from: 'count - (found[key] ?? 0)', to: 'count', killer: 'play' },
  // The shops sell what they show, and nothing else.
  { file: 'shops/gem-purchase.ts', from: 'if (!isForSale) return refusal;', to: '', killer: 'shops' },
  {
    file: 'shops/mystery-set.ts',
    from: 'if (!set || !isInStore(draft, set, ctx.now))',
    to: 'if (!set)',
    killer: 'shops',
  },
  {
    file: 'shops/unlock.ts',
    from: "isOffered('backgrounds', background.set, ctx.now) ?",
    to: 'false ?',
    killer: 'shops',
  },
  { file: 'shops/market-gear.ts', from: 'return !isOpen ||', to: 'return isOpen ||', killer: 'shops' },
];
