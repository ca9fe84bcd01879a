import { type Drawing, drawNow, isAwaited } from './draw-queue.ts';

/** Time that is left to the browser after drawing, in milliseconds: more than one picture takes. */
const SPARE_MS = 2;
/** How long it rests after each picture where the browser does not tell when it has time, in milliseconds. */
const REST_MS = 50;

type Next = () => Drawing | undefined;

let next: Next | undefined;
let isAsked = false;

function drawOne(): boolean {
  const drawing = next?.();
  if (drawing) drawNow(drawing);
  else next = undefined;
  return drawing !== undefined;
}

function drawSome(idle?: IdleDeadline): void {
  isAsked = false;
  while (!isAwaited() && drawOne() && (idle?.timeRemaining() ?? 0) > SPARE_MS);
  if (next) ask();
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(drawSome);
  else setTimeout(drawSome, REST_MS);
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
