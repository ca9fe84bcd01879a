import { playerCalls } from 'virtual:calls/player';
import { taskCalls } from 'virtual:calls/task';
import { answerTo, onAnswer } from './api.ts';
import { asPlayer, asTask } from './domain.ts';
import type { Game, GamePlayer } from './game.ts';
import { forgetSnapshot, listEntries, readSnapshot, saveSnapshot } from './local-db.ts';
import { isSettled } from './settled-actions.ts';
import { changeGame, type GameState, IDLE, useGame } from './store.ts';

/** The newest version of the player in any answer. */
let newestVersion = 0;
const MAX_FETCHES = 3;
/** Pause before what could not be fetched in one piece is fetched again, in milliseconds. */
const SECOND_LOOK_MS = 1000;

const fetchPlayer = () => answerTo(playerCalls.getUser, {}, { refetches: true });
const fetchTasks = (query: { type?: string }) => answerTo(taskCalls.getTasks, { query }, { refetches: true });
const fetchCompleted = () => fetchTasks({ type: 'completedTodos' });

interface Fetched {
  readonly game: Game;
  /** Whether all of it is of one moment, and nothing was saved meanwhile. */
  readonly isWhole: boolean;
}

/**
 * Player and tasks come in answers of their own. Something may change between them: the game then has the oldest of
 * their versions, so that word of the change is still news.
 */
async function fetchOnce(): Promise<Fetched> {
  const { base, completedTodos } = useGame.getState();
  const [player, ...lists] = await Promise.all([
    fetchPlayer(),
    fetchTasks({}),
    ...(completedTodos === 'LOADED' ? [fetchCompleted()] : []),
  ]);
  const { _v: version, ...rest } = asPlayer(player.data);
  const oldest = Math.min(version, ...lists.map(({ userV }) => userV ?? version));
  return {
    game: { player: { ...rest, _v: oldest }, tasks: lists.flatMap(({ data }) => data.map(asTask)) },
    isWhole: oldest >= newestVersion && useGame.getState().base === base,
  };
}

/** Fetches player and tasks, several times if something changes meanwhile. */
async function fetchGame(): Promise<Fetched> {
  for (let attempt = 1; ; attempt += 1) {
    const fetched = await fetchOnce();
    if (fetched.isWhole || attempt === MAX_FETCHES) return fetched;
  }
}

let fetching: Promise<Fetched> | undefined;
let next: Promise<Fetched> | undefined;

function startFetch(): Promise<Fetched> {
  fetching = fetchGame().finally(() => {
    fetching = undefined;
  });
  return fetching;
}

/**
 * Callers share the fetch after the one under way: that one may have been answered before what they want to see.
 */
function fetchShared(): Promise<Fetched> {
  if (!fetching) return startFetch();
  next ??= fetching
    .catch(() => undefined)
    .then(() => {
      next = undefined;
      return startFetch();
    });
  return next;
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

let secondLook: ReturnType<typeof setTimeout> | undefined;

function lookAgain(): void {
  clearTimeout(secondLook);
  secondLook = setTimeout(() => void refreshGame(), SECOND_LOOK_MS);
}

/** Fetches everything again. Returns false if the server cannot be reached. */
export async function refreshGame(): Promise<boolean> {
  const { userId } = useGame.getState();
  if (!userId) return false;
  try {
    const { game, isWhole } = await fetchShared();
    if (useGame.getState().userId !== userId) return true;
    acceptBase(game);
    if (!isWhole) lookAgain();
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
    const { data } = await fetchCompleted();
    const completed = data.map(asTask);
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
