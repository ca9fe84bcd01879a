import { type EventRun, type EventRuns, setEventRuns } from '@everdeed/content';
import { isFields, valueIn } from '@everdeed/content/values';
import { getSite } from 'virtual:calls/getSite';
import { fetchRaw } from './api.ts';
import { useEventRuns } from './event-runs.ts';

const KEY = 'everdeed-event-runs';
/** The server is asked again after this long, in milliseconds: our own. */
const STALE_MS = 5 * 60_000;
let askedAt = 0;

const isRun = (value: unknown): value is EventRun =>
  isFields(value) && typeof value['start'] === 'number' && typeof value['end'] === 'number';

/** Runs as a server or this device has them; what is none is left out. */
function runsIn(value: unknown): EventRuns {
  const entries = isFields(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.flatMap(([key, run]) => (isRun(run) ? [[key, run]] : [])));
}

/** Without storage, what the server says counts until the page is left. */
function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '{}';
  } catch {
    return '{}';
  }
}

/** Has this page keep to these runs: what is on, what is sold and what drops. */
function takeEventRuns(runs: EventRuns): void {
  setEventRuns(runs);
  useEventRuns.setState(runs, true);
}

/** Takes over what this device knows: pages open without a server, too. */
function takeStored(): void {
  try {
    takeEventRuns(runsIn(JSON.parse(stored())));
  } catch {
    // It was not written by us: the calendar counts.
  }
}

/** Asks the server what was started and ended by hand, and keeps it on this device. */
export async function refreshEvents(): Promise<void> {
  askedAt = Date.now();
  try {
    const response = await fetchRaw(getSite);
    if (!response.ok) return;
    const runs = runsIn(valueIn(await response.json(), 'data', 'eventRuns'));
    const text = JSON.stringify(runs);
    if (text === stored()) return;
    takeEventRuns(runs);
    localStorage.setItem(KEY, text);
  } catch {
    // What is known stays.
  }
}

/** Follows what is started and ended by hand, until it is called off. */
export function followEvents(signal: AbortSignal): void {
  if (signal.aborted) return;
  takeStored();
  void refreshEvents();
  const look = () => void (Date.now() - askedAt >= STALE_MS && refreshEvents());
  const timer = setInterval(look, STALE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  addEventListener('online', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
}
