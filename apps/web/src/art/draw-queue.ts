import type { Picture } from '@everdeed/art';

/** Time for drawing at once, in milliseconds: at least, and at most where the browser has more. One picture is always drawn. */
const LEAST_MS = 4;
const MOST_MS = 12;
/** How long a browser that is busy may put off drawing, in milliseconds. */
const PATIENCE_MS = 100;
/** Maximum number of kept pictures, of about 7 kB each; the oldest are dropped first. */
const LIMIT = 800;

interface Job {
  readonly draw: () => Picture;
  readonly receivers: Set<(picture: Picture) => unknown>;
}

const pictures = new Map<string, Picture>();
const jobs = new Map<string, Job>();
let isAsked = false;

function keep(name: string, picture: Picture): void {
  const [oldest] = pictures.keys();
  if (pictures.size >= LIMIT && oldest !== undefined) pictures.delete(oldest);
  pictures.set(name, picture);
}

function drawNext(): boolean {
  const [next] = jobs;
  if (!next) return false;
  const [name, { draw, receivers }] = next;
  jobs.delete(name);
  const picture = draw();
  keep(name, picture);
  for (const receive of receivers) receive(picture);
  return true;
}

function drawSome(idle?: IdleDeadline): void {
  const free = idle?.timeRemaining() ?? 0;
  const end = performance.now() + Math.min(MOST_MS, Math.max(LEAST_MS, free));
  isAsked = false;
  while (drawNext() && performance.now() < end);
  if (jobs.size > 0) ask();
}

/** Draws between frames, not in them: a frame that waits for drawings comes late. */
function ask(): void {
  if (isAsked) return;
  isAsked = true;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(drawSome, { timeout: PATIENCE_MS });
  else setTimeout(drawSome);
}

/**
 * Gives a picture to `receive`: at once if it is kept, else soon, in the order of asking. Returns a
 * function that withdraws the request; what nobody waits for is not drawn.
 */
export function drawLater(
  name: string,
  draw: () => Picture,
  receive: (picture: Picture) => unknown,
): () => void {
  const kept = pictures.get(name);
  if (kept) {
    receive(kept);
    return () => undefined;
  }
  const job = jobs.get(name) ?? { draw, receivers: new Set() };
  jobs.set(name, job);
  job.receivers.add(receive);
  ask();
  return () => {
    job.receivers.delete(receive);
    if (job.receivers.size === 0 && jobs.get(name) === job) jobs.delete(name);
  };
}
