import type { CallId } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import type { Estate } from './estate.ts';
import type { Ware } from './wares.ts';

/** A scoring, to be undone. */
export interface Scored {
  readonly task: string;
  readonly operationId: string;
  readonly change: Estate;
}

/** A life at one moment: what a move can refer to. */
export interface Scene {
  readonly player: Player;
  /** Ids of a habit, a daily, a to-do and a reward for 10 gold. */
  readonly tasks: readonly string[];
  /** What the shops showed on the day when the life began. */
  readonly wares: readonly Ware[];
  /** Scorings of single tasks, latest first. */
  readonly scored: readonly Scored[];
}

/** What happened. */
export interface Moment {
  readonly before: Player;
  readonly after: Player;
  /** The answer's data. */
  readonly data: unknown;
  readonly now: number;
}

/** What a success must have changed; nothing else may differ. `gold` can be known by its direction only. */
export interface Due {
  readonly change: Estate;
  readonly gold?: 'more' | 'less';
}

/** A request with what its success must do to the estate. */
export interface Step {
  /** POST if absent. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: object;
  /** Whole days that pass before it. */
  readonly days?: number;
  readonly due: (moment: Moment) => Due | Estate;
}

/** A kind of move: the calls that it makes, and the step that two drawn numbers stand for. */
export interface Kind {
  readonly calls: readonly CallId[];
  /** `at` chooses among what there is, `count` is 1 to 3. */
  plan(scene: Scene, at: number, count: number): Step;
}

/** One of a list, which must not be empty. */
export function pick<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
}

/** A step that must leave the estate as it was. */
export const free = (url: string, body?: object): Step => ({
  url,
  ...(body ? { body } : {}),
  due: () => ({}),
});
