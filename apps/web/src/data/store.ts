import { accept, type AnyResult } from '@everdeed/rules';
import { create } from 'zustand';
import type { OutboxEntry } from './action.ts';
import type { Game } from './game.ts';
import { type Projection, project } from './projection.ts';

type CompletedTodos = 'NOT_LOADED' | 'LOADING' | 'LOADED';

/** `waiting`: not sent yet. `failed`: the server answers but cannot take it now. */
export type SyncState = 'saved' | 'waiting' | 'failed';

export interface GameState {
  /** `failed`: nothing is loaded and nothing could be fetched. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly userId: string | undefined;
  /** The last state from the server. */
  readonly base: Game | undefined;
  /** What the person sees: the base with all waiting actions applied. */
  readonly view: Game | undefined;
  /** How the view was computed, step by step. */
  readonly projection: Projection | undefined;
  readonly pending: readonly OutboxEntry[];
  readonly completedTodos: CompletedTodos;
  /** Whether the last call got no answer. */
  readonly unreachable: boolean;
  /** Whether the server cannot take the entry at the head of the queue now. */
  readonly blocked: boolean;
}

export const IDLE: GameState = {
  status: 'idle',
  userId: undefined,
  base: undefined,
  view: undefined,
  projection: undefined,
  pending: [],
  completedTodos: 'NOT_LOADED',
  unreachable: false,
  blocked: false,
};

export const useGame = create<GameState>(() => IDLE);

const inOrder = (a: OutboxEntry, b: OutboxEntry): number =>
  (a.seq ?? Number.POSITIVE_INFINITY) - (b.seq ?? Number.POSITIVE_INFINITY) || 0;

/** Changes the base or the queue, and recomputes the view. */
export function changeGame(change: Partial<Omit<GameState, 'view' | 'projection'>>): void {
  useGame.setState((state) => {
    const base = change.base ?? state.base;
    const pending = change.pending ? change.pending.toSorted(inOrder) : state.pending;
    const projection = base && project(base, pending, state.projection);
    return { ...state, ...change, base, pending, projection, view: projection?.view };
  });
}

/**
 * Appends an entry to the queue and shows it, unless the rules refuse it. An entry that undoes a waiting one is
 * never refused.
 */
export function appendEntry(entry: OutboxEntry): AnyResult<Game> {
  const { base, pending, projection } = useGame.getState();
  if (!base) throw new Error('an action without a game');
  const after = project(base, [...pending, entry], projection);
  const last = after.steps.at(-1);
  if (last?.entry.id === entry.id && !last.result.ok) return last.result;
  useGame.setState({ pending: [...pending, entry], projection: after, view: after.view });
  return accept(after.view);
}
