import { create } from 'zustand';
import type { Game, OutboxEntry } from './game.ts';
import { project } from './preview.ts';

type CompletedTodos = 'NOT_LOADED' | 'LOADING' | 'LOADED';

/** `waiting`: not sent yet. `failed`: the server answers but cannot take it now. */
export type SyncState = 'saved' | 'waiting' | 'failed';

export interface GameState {
  /** `failed`: nothing is known yet and nothing could be fetched. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly userId: string | undefined;
  /** What the server last said. */
  readonly base: Game | undefined;
  /** What a person sees: the base with all waiting acts carried out. */
  readonly view: Game | undefined;
  readonly pending: readonly OutboxEntry[];
  readonly completedTodos: CompletedTodos;
  /** No answer came to the last call. */
  readonly unreachable: boolean;
  /** The server said "not now" to the act at the head of the line. */
  readonly blocked: boolean;
}

export const IDLE: GameState = {
  status: 'idle',
  userId: undefined,
  base: undefined,
  view: undefined,
  pending: [],
  completedTodos: 'NOT_LOADED',
  unreachable: false,
  blocked: false,
};

export const useGame = create<GameState>(() => IDLE);

const inOrder = (a: OutboxEntry, b: OutboxEntry): number =>
  (a.seq ?? Number.POSITIVE_INFINITY) - (b.seq ?? Number.POSITIVE_INFINITY) || 0;

/** Changes what is known or what waits, and draws the view anew. */
export function changeGame(change: Partial<Pick<GameState, 'base' | 'pending'>> & Partial<GameState>): void {
  useGame.setState((state) => {
    const base = change.base ?? state.base;
    const pending = change.pending ? change.pending.toSorted(inOrder) : state.pending;
    const view = base && project(base, pending);
    return { ...state, ...change, base, pending, view };
  });
}
