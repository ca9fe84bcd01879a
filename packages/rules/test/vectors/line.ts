import type { Player, RuleContext, Task } from '@everdeed/rules';

/** Message of a refusal as the vectors write it; `key` is null where the reference has a fixed text. */
interface ExpectedError {
  readonly status: number;
  readonly class: string;
  readonly key: string | null;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** One draw, or `draws` of them, from a list whose order is not to be relied on. */
export interface Pick {
  readonly path: string;
  readonly add?: number;
  readonly set?: unknown;
  readonly draws?: number;
  readonly from?: readonly string[];
  readonly fromRule?: string;
  readonly fromCount?: number;
}

type Paths = Readonly<Record<string, unknown>>;

/** What is expected: the paths that changed, with their new values; null is removed or null. */
export interface Expectation {
  readonly error?: ExpectedError;
  readonly user?: Paths;
  readonly task?: Paths;
  readonly tasks?: readonly Paths[];
  readonly members?: readonly Paths[];
  readonly data?: unknown;
  readonly message?: string;
  readonly transactions?: readonly Paths[];
  readonly picks?: readonly Pick[];
  readonly open?: readonly string[];
}

/** One case of a vector file. */
export interface VectorLine {
  readonly id: string;
  readonly family: string;
  readonly now: string;
  /** Every draw gives this; 0.5 when absent. */
  readonly random?: number;
  readonly presets?: readonly string[];
  readonly user?: Paths;
  readonly task?: Paths;
  readonly tasks?: readonly Paths[];
  readonly members?: readonly Paths[];
  readonly call: { readonly op: string; readonly kind?: string } & Paths;
  readonly expect: Expectation;
  readonly seedConflict?: boolean;
  readonly later?: boolean;
}

/** A case brought to life. */
export interface World {
  readonly line: VectorLine;
  readonly call: VectorLine['call'];
  readonly ctx: RuleContext;
  readonly player: Player;
  /** The single task of a case that has `task`. */
  readonly task: Task | undefined;
  readonly tasks: readonly Task[];
  readonly members: readonly Player[];
}

/** What our rules made of a case. Absent parts count as unchanged, absent data as none. */
export interface Replay {
  readonly error?: { readonly kind: string; readonly key: string; readonly params?: Paths };
  readonly player?: Player;
  readonly task?: Task;
  readonly tasks?: readonly Task[];
  readonly members?: readonly Player[];
  readonly data?: unknown;
  readonly message?: string | undefined;
  readonly transactions?: readonly object[];
  /** Lists inside `data` are compared as sets. */
  readonly isUnordered?: boolean;
}

/** Replays the cases of one op. */
export type OpHandler = (world: World) => Replay;
/**
 * Says what is wrong with a case on which the seeds overrule the reference; an empty list when it follows the
 * seed.
 */
export type SeedCheck = (world: World, replay: Replay) => readonly string[];
