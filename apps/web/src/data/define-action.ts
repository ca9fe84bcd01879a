import type { AnyResult, RuleContext } from '@everdeed/rules';
import type { Action, Dispatched, OutboxEntry } from './action.ts';
import type { CallRequest } from './calls.ts';
import type { Game } from './game.ts';
import type { ServerRefusal } from './reply.ts';

/** Toasts about an action, beyond what the screen shows. */
interface Telling<Payload extends object, Answer> {
  /** Runs at once. Returns the id of a toast to dismiss if the server refuses. */
  done?(payload: Payload, done: Dispatched): string | undefined;
  /** Runs once the action is saved, in the tab that dispatched it; `id` is that of its entry. */
  saved?(answer: Answer, message: string | undefined, id: string): void;
  /** Runs once the server has refused the action, in every tab; `id` is that of its entry. The refusal is told besides. */
  refused?(payload: Payload, failure: ServerRefusal, id: string): void;
  /** Whether a refusal shows where it happened, and needs no toast. */
  isInPlace?(payload: Payload): boolean;
}

/** Describes one kind of action completely. */
export interface ActionDefinition<Kind extends string, Payload extends object, Answer> {
  /** Stored on disk with every waiting action, so a released name is never renamed or reused. */
  readonly kind: Kind;
  /** The call that carries it out; it determines the types of payload and answer. */
  call(payload: Payload): CallRequest<Answer>;
  /** The optimistic update: the game after the action, without luck. A refusal changes nothing. */
  preview(game: Game, payload: NoInfer<Payload>, context: RuleContext): AnyResult<Game>;
  /** Replaces the preview by the server's answer; without it, the preview stands. */
  settle?(game: Game, answer: NoInfer<Answer>, payload: NoInfer<Payload>): Game;
  /** Ids of the tasks it changes, for the "waiting to save" sign on their cards. */
  tasks?(payload: NoInfer<Payload>): readonly string[];
  /** Id of the entry that it undoes. */
  takesBack?(payload: NoInfer<Payload>): string;
  /** Whether repeating it would count twice. Every such action raises the player's version. */
  readonly addsUp?: boolean;
  /** Whether to refetch the game afterwards, because the answer does not contain all changes. */
  readonly refetch?: boolean;
  readonly tell?: Telling<NoInfer<Payload>, NoInfer<Answer>>;
}

/**
 * A definition with an unknown payload. Its members are methods, which are bivariant, so that every definition is
 * assignable: an action only ever reaches the definition of its own kind.
 */
export type AnyDefinition = ActionDefinition<string, object, unknown>;

type ActionOf<Kind extends string, Payload extends object> = Payload & { readonly kind: Kind };

/** Makes actions of one kind: `dispatch(score({ taskId, direction }))`. */
export interface ActionMaker<Kind extends string, Payload extends object> {
  (...[payload]: object extends Payload ? [] : [Payload]): ActionOf<Kind, Payload>;
  readonly definition: AnyDefinition;
}

/** Defines a kind of action beside its feature; the feature lists it among its actions. */
export function defineAction<Kind extends string, Payload extends object, Answer>(
  definition: ActionDefinition<Kind, Payload, Answer>,
): ActionMaker<Kind, Payload> {
  const { kind } = definition;
  // Without a payload there are no fields to copy.
  const make = (payload?: Payload): ActionOf<Kind, Payload> => Object.assign({}, payload, { kind });
  return Object.assign(make, { definition });
}

const definitions = new Map<string, AnyDefinition>();

/** Registers kinds of actions for the outbox. Call once, before a game is opened. */
export function registerActions(...makers: readonly { readonly definition: AnyDefinition }[]): void {
  for (const { definition } of makers) definitions.set(definition.kind, definition);
}

/** The definition of an action; undefined if a later release stored it. */
export const definitionOf = ({ kind }: Action): AnyDefinition | undefined => definitions.get(kind);

/** Ids of the tasks that an action is about. */
export const tasksOf = (action: Action): readonly string[] => definitionOf(action)?.tasks?.(action) ?? [];

type Stub = Omit<OutboxEntry, 'request' | 'takesBack'>;

/** Completes an entry from the definition of its action. */
export function withDefinition(stub: Stub): OutboxEntry {
  const definition = definitionOf(stub.action);
  if (!definition) return stub;
  const takesBack = definition.takesBack?.(stub.action);
  return { ...stub, request: definition.call(stub.action), ...(takesBack !== undefined && { takesBack }) };
}
