import type { Task } from '@everdeed/rules';
import { playerCalls } from 'virtual:calls/player';
import { taskCalls } from 'virtual:calls/task';
import { call, onAnswer } from './api.ts';
import { asPlayer, asTask } from './domain.ts';
import type { Game, GamePlayer } from './game.ts';
import { forgetSnapshot, listEntries, readSnapshot, saveSnapshot } from './local-db.ts';
import { isSettled } from './settled-actions.ts';
import { changeGame, type GameState, IDLE, useGame } from './store.ts';

/** The newest version of the player in any answer. */
let newestVersion = 0;
const MAX_FETCHES = 3;

const fetchPlayer = async () => asPlayer(await call(playerCalls.getUser, {}, { refetches: true }));

async function fetchTasks(query: { type?: string }): Promise<Task[]> {
  const tasks = await call(taskCalls.getTasks, { query }, { refetches: true });
  return tasks.map(asTask);
}

const fetchCompleted = () => fetchTasks({ type: 'completedTodos' });

async function fetchOnce(withCompleted: boolean): Promise<Game> {
  const [player, tasks, completed] = await Promise.all([
    fetchPlayer(),
    fetchTasks({}),
    withCompleted ? fetchCompleted() : [],
  ]);
  return { player, tasks: [...tasks, ...completed] };
}

/** Fetches player and tasks, and repeats that if an action was saved meanwhile, so that its result is never lost. */
async function fetchGame(): Promise<Game> {
  const withCompleted = useGame.getState().completedTodos === 'LOADED';
  for (let attempt = 1; ; attempt += 1) {
    const game = await fetchOnce(withCompleted);
    if (game.player._v >= newestVersion || attempt === MAX_FETCHES) return game;
  }
}

let fetching: Promise<Game> | undefined;

/** Concurrent callers share one fetch. */
function fetchShared(): Promise<Game> {
  fetching ??= fetchGame().finally(() => {
    fetching = undefined;
  });
  return fetching;
}

/** Accepts a state from the server: shows it and stores it for the next start. */
export function acceptBase(game: Game, change: Partial<Pick<GameState, 'pending'>> = {}): void {
  changeGame({ base: game, status: 'ready', ...change });
  newestVersion = Math.max(newestVersion, game.player._v);
  unsaved = game;
  clearTimeout(snapshotTimer);
  snapshotTimer = setTimeout(storeUnsaved, SNAPSHOT_DELAY_MS);
}

let unsaved: Game | undefined;
let snapshotTimer: ReturnType<typeof setTimeout> | undefined;
/** Debounced: many changes in a row are stored once. */
const SNAPSHOT_DELAY_MS = 800;

function storeUnsaved(): void {
  if (unsaved) void saveSnapshot(unsaved, Date.now()).catch(() => undefined);
  unsaved = undefined;
}

/** Removes the stored state of a player from this device, including a pending write. */
export async function forgetGame(userId: string): Promise<void> {
  unsaved = undefined;
  await forgetSnapshot(userId).catch(() => undefined);
}

/** Writes a pending snapshot when the page is left, so that the next start opens with it. */
export function watchLeaving(): void {
  addEventListener('pagehide', storeUnsaved);
}

/** Fetches everything again. Returns false if the server cannot be reached. */
export async function refreshGame(): Promise<boolean> {
  const { userId } = useGame.getState();
  if (!userId) return false;
  try {
    const game = await fetchShared();
    if (useGame.getState().userId === userId) acceptBase(game);
    return true;
  } catch {
    if (!useGame.getState().base) changeGame({ status: 'failed' });
    return false;
  }
}

function withoutCron(player: GamePlayer): GamePlayer {
  const { needsCron: _, ...rest } = player;
  return rest;
}

/** Opens a player's game from disk: the last state from the server, and waiting actions. */
export async function openGame(userId: string): Promise<void> {
  if (useGame.getState().userId === userId) return;
  newestVersion = 0;
  useGame.setState({ ...IDLE, userId, status: 'loading' });
  const [snapshot, stored] = await Promise.all([
    readSnapshot(userId).catch(() => undefined),
    listEntries(userId).catch(() => []),
  ]);
  if (useGame.getState().userId !== userId) return;
  const base = snapshot && { ...snapshot, player: withoutCron(snapshot.player) };
  // Other tabs may have sent messages while the disk was read.
  const heard = useGame.getState().pending.filter(({ id }) => stored.every((entry) => entry.id !== id));
  const pending = [...stored, ...heard].filter(({ id }) => !isSettled(id));
  changeGame({ pending, ...(base && { base, status: 'ready' as const }) });
}

export function closeGame(): void {
  useGame.setState(IDLE);
}

/** Completed to-dos are loaded only when somebody looks at them. */
export async function loadCompletedTodos(): Promise<void> {
  const { completedTodos, base } = useGame.getState();
  if (completedTodos !== 'NOT_LOADED' || !base) return;
  changeGame({ completedTodos: 'LOADING' });
  try {
    const completed = await fetchCompleted();
    const now = useGame.getState().base ?? base;
    const known = new Set(now.tasks.map(({ _id }) => _id));
    changeGame({
      base: { ...now, tasks: [...now.tasks, ...completed.filter(({ _id }) => !known.has(_id))] },
      completedTodos: 'LOADED',
    });
  } catch {
    changeGame({ completedTodos: 'NOT_LOADED' });
  }
}

/** Calls outside the outbox carry versions and notifications too. */
export function watchEnvelopes(): void {
  onAnswer(({ userV, notifications }, { operationId, refetches }) => {
    if (userV !== undefined) newestVersion = Math.max(newestVersion, userV);
    const { base } = useGame.getState();
    if (!base || operationId || refetches) return;
    if (notifications) changeGame({ base: { ...base, player: { ...base.player, notifications } } });
    if (userV !== undefined && userV > base.player._v + 1) void refreshGame();
  });
}
