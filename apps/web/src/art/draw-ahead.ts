import { type Drawing, drawNow, isAwaited } from './draw-queue.ts';

/** What a picture is expected to take at least and at most, in milliseconds; a browser at rest has 50. */
const LEAST_MS = 2;
const MOST_MS = 40;
/** What is left of that after each turn: one picture that took long is no reason to wait for ever. */
const FORGET = 0.95;
/** How long it rests after each picture where the browser does not tell when it has time, in milliseconds. */
const REST_MS = 50;

type Next = () => Drawing | undefined;

let next: Next | undefined;
let isAsked = false;
/** What the dearest of the last pictures took, in milliseconds: the next is not begun in less. */
let cost = LEAST_MS;

function drawOne(): boolean {
  const start = performance.now();
  const drawing = next?.();
  if (drawing) drawNow(drawing);
  else next = undefined;
  cost = Math.min(MOST_MS, Math.max(cost, performance.now() - start));
  return drawing !== undefined;
}

function drawWhileIdle(idle: IdleDeadline): void {
  while (!isAwaited() && idle.timeRemaining() > cost && drawOne());
}

function drawSome(idle?: IdleDeadline): void {
  isAsked = false;
  cost = Math.max(LEAST_MS, cost * FORGET);
  if (idle) drawWhileIdle(idle);
  else drawOne();
  if (next) ask();
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(drawSome);
  else setTimeout(() => drawSome(), REST_MS);
}

/**
 * Draws pictures that nobody waits for yet, as long as the browser has nothing else to do. `from` gives one after the
 * other, and undefined after the last. Only one list is drawn ahead at a time. Returns a function that stops it.
 */
export function drawAhead(from: Next): () => void {
  next = from;
  ask();
  return () => {
    if (next === from) next = undefined;
  };
}
