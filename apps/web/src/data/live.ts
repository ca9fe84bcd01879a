import { eventStream } from 'virtual:calls/eventStream';
import type { OutboxEntry } from './action.ts';
import { fetchRaw, isActing } from './api.ts';
import { tasksOf } from './define-action.ts';
import type { Game } from './game.ts';
import { type GameEvent, readEvent } from './live-event.ts';
import { acceptBase, refreshGame } from './load.ts';
import { onSettled } from './outbox.ts';
import { freshGame } from './refetch.ts';
import { currentSession } from './session.ts';
import { useGame } from './store.ts';

const RETRY_MS = 15_000;
/** Our own actions echo here too. The delay lets their answers arrive first; what others do is shown at once. */
const SETTLE_MS = 400;

/** Reads a stream of server-sent events line by line; uses `fetch` because the stream needs our headers. */
async function readEvents(response: Response, onEvent: (data: string) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = fieldOf(block, 'data');
      if (data) onEvent(data);
    }
  }
}

function fieldOf(block: string, name: string): string {
  const lines = block.split('\n').filter((line) => line.startsWith(`${name}:`));
  return lines.map((line) => line.slice(name.length + 1).trim()).join('\n');
}

/** Tasks that this browser changed a moment ago, whose echo is ignored. */
const ownChanges = new Map<string, number>();
const ECHO_MS = 5000;

function noteOwn({ action }: OutboxEntry): void {
  const now = Date.now();
  for (const id of tasksOf(action)) ownChanges.set(id, now);
  for (const [id, at] of ownChanges) if (now - at > ECHO_MS) ownChanges.delete(id);
}

const isOwn = (taskIds: readonly string[]): boolean =>
  taskIds.length > 0 && taskIds.every((id) => Date.now() - (ownChanges.get(id) ?? 0) < ECHO_MS);

const isKnown = (event: GameEvent, base: Game): boolean =>
  event.kind === 'player' ? event.userV <= base.player._v : event.kind === 'tasks' && isOwn(event.taskIds);

/** Applies a change made elsewhere. While actions wait, their answers show whether we are behind. */
async function takeOver(event: GameEvent): Promise<void> {
  const { base, pending } = useGame.getState();
  if (!base || pending.length > 0 || isKnown(event, base)) return;
  const game = await freshGame(base, event).catch(() => undefined);
  // The fetched state only fits the base it was fetched for.
  if (game && useGame.getState().base === base) acceptBase(game);
  else await refreshGame();
}

type DataListener = (data: string) => void;
const listeners = new Set<DataListener>();

/**
 * Listens to every event of the stream as it comes; empty data says that the stream was opened, before which some may
 * have been missed. Returns a stop function.
 */
export function onLiveData(listener: DataListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (data: string): void => {
  for (const listener of listeners) listener(data);
};

/** Waits for answers that an event may be the echo of. */
async function untilAnswered(): Promise<void> {
  if (useGame.getState().pending.length > 0 || isActing(SETTLE_MS))
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

let turn = Promise.resolve();

/** Events are applied one after the other, in order. */
function hear(data: string): void {
  const event = readEvent(data);
  if (!event) return;
  const answered = untilAnswered();
  turn = turn.then(() => answered).then(() => takeOver(event));
}

/** Listens for changes to this player from elsewhere (other devices, other people) until `signal` aborts. */
export async function followLive(signal: AbortSignal): Promise<void> {
  signal.addEventListener('abort', onSettled(noteOwn));
  // The page fetches everything as it opens; whoever comes back to the stream may have missed something.
  let catchUp: () => unknown = () => undefined;
  while (!signal.aborted) {
    await listenOnce(signal, catchUp).catch(() => undefined);
    await pauseOrOnline();
    catchUp = refreshGame;
  }
}

/** Waits a while, or until the network is back. */
function pauseOrOnline(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, RETRY_MS);
    addEventListener('online', done);
  });
}

async function listenOnce(signal: AbortSignal, catchUp: () => unknown): Promise<void> {
  if (!currentSession()) return;
  const response = await fetchRaw(eventStream, signal);
  // Whoever is known no longer hears so when they ask for the game.
  if (response.status === 401) void refreshGame();
  if (!response.ok || !response.headers.get('content-type')?.includes('text/event-stream')) return;
  tell('');
  void catchUp();
  await readEvents(response, (data) => {
    tell(data);
    hear(data);
  });
}
