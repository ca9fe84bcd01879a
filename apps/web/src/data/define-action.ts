import type { AnyResult, RuleContext } from '@everdeed/rules';
import type { Action, Dispatched, OutboxEntry } from './action.ts';
import type { CallRequest } from './calls.ts';
import type { Game } from './game.ts';

/** What a person is told of an action, beside what the screen shows. */
interface Telling<Payload extends object, Answer> {
  /** At once. Returns the id of the toast, which is taken away if the server refuses. */
  done?(payload: Payload, done: Dispatched): string | undefined;
  /** Once it is saved, in the tab it was made in. */
  saved?(answer: Answer, message: string | undefined): void;
}

/** Everything there is to know about one kind of action. */
export interface ActionDefinition<Kind extends string, Payload extends object, Answer> {
  /** Stays on disk with every action that waits: a released name is never given to something else. */
  readonly kind: Kind;
  /** The call that carries it out; it decides what the payload and the answer are. */
  call(payload: Payload): CallRequest<Answer>;
  /** The game after it, as far as rules without dice can tell; a refusal changes nothing. */
  preview(game: Game, payload: NoInfer<Payload>, context: RuleContext): AnyResult<Game>;
  /** Puts what the server said in place of the preview; without it the preview stands. */
  settle?(game: Game, answer: NoInfer<Answer>, payload: NoInfer<Payload>): Game;
  /** Ids of the tasks it is about, for the "waiting to save" sign on their cards. */
  tasks?(payload: NoInfer<Payload>): readonly string[];
  /** Id of the entry that it takes back. */
  takesBack?(payload: NoInfer<Payload>): string;
  /** Carried out twice it would count twice. Every such action raises the player's version. */
  readonly addsUp?: boolean;
  /** The answer tells too little to go on: the game is fetched afterwards. */
  readonly refetch?: boolean;
  readonly tell?: Telling<NoInfer<Payload>, NoInfer<Answer>>;
}

/**
 * A definition whose payload nobody here looks into. Its parts are methods, so that definitions of all payloads
 * fit: an action only ever reaches the definition of its own kind.
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
  // Without a payload there are no fields to spread.
  const make = (payload?: Payload) => ({ ...payload, kind }) as ActionOf<Kind, Payload>;
  return Object.assign(make, { definition });
}

const definitions = new Map<string, AnyDefinition>();

/** Makes kinds of actions known to the outbox. Called once, before anything is opened. */
export function registerActions(...makers: readonly { readonly definition: AnyDefinition }[]): void {
  for (const { definition } of makers) definitions.set(definition.kind, definition);
}

/** The definition of an action; none when a later release stored it. */
export const definitionOf = ({ kind }: Action): AnyDefinition | undefined => definitions.get(kind);

/** Ids of the tasks that an action is about. */
export const tasksOf = (action: Action): readonly string[] => definitionOf(action)?.tasks?.(action) ?? [];

type Stub = Omit<OutboxEntry, 'request' | 'takesBack'>;

/** Completes an entry by what the definition of its action says. */
export function withDefinition(stub: Stub): OutboxEntry {
  const definition = definitionOf(stub.action);
  if (!definition) return stub;
  const takesBack = definition.takesBack?.(stub.action);
  return { ...stub, request: definition.call(stub.action), ...(takesBack !== undefined && { takesBack }) };
}
