import type { Picture } from '@everdeed/art';
import { addressOf } from './png.ts';

/** Time for drawing at once, in milliseconds: at least, and at most where the browser has more. One picture is always drawn. */
const LEAST_MS = 4;
const MOST_MS = 12;
/** How long a browser that is busy may put off drawing, in milliseconds. */
const PATIENCE_MS = 100;
/** Maximum number of kept addresses, of 2 to 8 kB each; the oldest are dropped first. */
const LIMIT = 3000;

/** A picture under a name of its own. */
export interface Drawing {
  readonly name: string;
  readonly draw: () => Picture;
}

type Receive = (address: string) => unknown;

interface Job extends Drawing {
  readonly receivers: Set<Receive>;
}

const addresses = new Map<string, string>();
const jobs = new Map<string, Job>();
let isAsked = false;

/** Whether a picture is kept. */
export const isDrawn = (name: string): boolean => addresses.has(name);

/** Whether anybody waits for a picture. */
export const isAwaited = (): boolean => jobs.size > 0;

/** Draws a picture at once and keeps it. Returns its address. */
export function drawNow({ name, draw }: Drawing): string {
  const address = addressOf(draw());
  const [oldest] = addresses.keys();
  if (addresses.size >= LIMIT && oldest !== undefined) addresses.delete(oldest);
  addresses.set(name, address);
  return address;
}

function drawNext(): boolean {
  const [next] = jobs.values();
  if (!next) return false;
  jobs.delete(next.name);
  const address = drawNow(next);
  for (const receive of next.receivers) receive(address);
  return true;
}

function drawSome(idle?: IdleDeadline): void {
  const free = idle?.timeRemaining() ?? 0;
  const end = performance.now() + Math.min(MOST_MS, Math.max(LEAST_MS, free));
  isAsked = false;
  while (drawNext() && performance.now() < end);
  if (isAwaited()) ask();
}

/** Draws between frames, not in them: a frame that waits for drawings comes late. */
function ask(): void {
  if (isAsked) return;
  isAsked = true;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(drawSome, { timeout: PATIENCE_MS });
  else setTimeout(drawSome);
}

/**
 * Gives the address of a picture to `receive`: at once if it is kept, else soon, in the order of asking. Returns a
 * function that withdraws the request; what nobody waits for is not drawn.
 */
export function drawLater({ name, draw }: Drawing, receive: Receive): () => void {
  const kept = addresses.get(name);
  if (kept !== undefined) {
    receive(kept);
    return () => undefined;
  }
  const job = jobs.get(name) ?? { name, draw, receivers: new Set() };
  jobs.set(name, job);
  job.receivers.add(receive);
  ask();
  return () => {
    job.receivers.delete(receive);
    if (job.receivers.size === 0 && jobs.get(name) === job) jobs.delete(name);
  };
}
