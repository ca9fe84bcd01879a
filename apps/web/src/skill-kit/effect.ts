import { type Attribute, blankTask, cast, type Player, type RuleContext, type Task } from '@everdeed/rules';
import { experienceGained } from '../task-kit/figures.ts';

/** What one cast brings, without luck. */
export interface Effect {
  readonly experience: number;
  readonly gold: number;
  readonly health: number;
  /** Mana for each companion, not for the caster. */
  readonly mana: number;
  /** Damage to the boss of the quest. */
  readonly damage: number;
  /** By how much the value of the task rises. */
  readonly value: number;
  /** Points of an attribute, lent until the next day. */
  readonly buff: number;
  /** Dailies that are hidden. */
  readonly hidden: number;
}

/** Rules without luck; `onRoll` hears of every roll of the dice. */
const unlucky = (onRoll: () => void = () => undefined): RuleContext => ({
  now: Date.now(),
  dice: {
    roll: () => {
      onRoll();
      return 0.999_999;
    },
  },
  newId: () => '',
});

const ATTRIBUTES: readonly Attribute[] = ['str', 'int', 'con', 'per'];
/** Plenty for every skill. */
const MANA = 1000;
const PARTY = 'rehearsal';

/** The player as one who can cast: with mana, wounded, without what a skill gives only once. */
const rehearsing = (player: Player): Player => ({
  ...player,
  party: { ...player.party, _id: PARTY },
  stats: {
    ...player.stats,
    mp: MANA,
    hp: 1,
    buffs: { ...player.stats.buffs, streaks: false, stealth: -1 },
  },
});

/** A task that is neither well kept nor neglected, where least is to be had. */
const plainTask = (player: Player): Task => ({
  ...blankTask('habit', '00000000-0000-4000-8000-000000000000', 0, ''),
  userId: player._id,
});

function rehearse(player: Player, key: string, task: Task, context: RuleContext) {
  const before = rehearsing(player);
  const mate: Player = { ...before, _id: 'mate', stats: { ...before.stats, class: 'warrior', mp: 0 } };
  const scene = { player: before, tasks: [task], members: [mate] };
  const result = cast(context, scene, { key, targetId: task._id });
  if (!result.ok) return undefined;
  const { changed } = result.value;
  const after = changed.players.find(({ _id }) => _id === before._id) ?? before;
  const mateAfter = changed.players.find(({ _id }) => _id === mate._id) ?? mate;
  const taskAfter = changed.tasks.find(({ _id }) => _id === task._id) ?? task;
  return { before, after, mana: mateAfter.stats.mp, value: taskAfter.value - task.value };
}

/**
 * What a skill of the player's class would bring on a task, or at least on any. The rules work it out: nothing is
 * changed. Undefined for a skill above the player's level.
 */
export function effectOf(player: Player, key: string, task: Task = plainTask(player)): Effect | undefined {
  const done = rehearse(player, key, task, unlucky());
  if (!done) return undefined;
  const { before, after, mana, value } = done;
  const [old, now] = [before.stats, after.stats];
  return {
    experience: experienceGained(old, now),
    gold: now.gp - old.gp,
    health: now.lvl > old.lvl ? 0 : now.hp - old.hp,
    mana,
    damage: after.party.quest.progress.up - before.party.quest.progress.up,
    value,
    buff: ATTRIBUTES.reduce((sum, name) => sum + now.buffs[name] - old.buffs[name], 0),
    hidden: now.buffs.stealth - old.buffs.stealth,
  };
}

/** Whether dice decide what a skill brings, so that only the server can tell. */
export function isLucky(player: Player, key: string): boolean {
  let rolled = false;
  rehearse(
    player,
    key,
    plainTask(player),
    unlucky(() => (rolled = true)),
  );
  return rolled;
}
