/** In pixels of the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Told while something is carried; the place is where pointer or finger is. */
export interface Carrying {
  readonly onStart: (place: Place) => void;
  /** Also when the page has scrolled below a pointer that rests. */
  readonly onMove: (place: Place) => void;
  readonly onDrop: (place: Place) => void;
  readonly onCancel: () => void;
}

type Press = MouseEvent | TouchEvent;

/** How far a mouse moves before a press carries, in pixels. */
const MOUSE_DISTANCE = 4;
/** How long a finger rests before it carries, in milliseconds, and how far it may stray meanwhile, in pixels. */
const TOUCH_DELAY_MS = 220;
const TOUCH_TOLERANCE = 8;
/** The part of the window at its upper and lower edge where the page scrolls, and pixels per frame at the edge itself. */
const EDGE = 0.15;
const EDGE_SPEED = 12;

const isTouch = (event: Event): event is TouchEvent =>
  'TouchEvent' in globalThis && event instanceof TouchEvent;

function placeOf(event: Press): Place | undefined {
  const at = isTouch(event) ? (event.touches[0] ?? event.changedTouches[0]) : event;
  return at && { x: at.clientX, y: at.clientY };
}

/** Pixels to scroll in this frame. */
function speedAt({ y }: Place): number {
  const edge = innerHeight * EDGE;
  if (y < edge) return Math.round(EDGE_SPEED * (y / edge - 1));
  return y > innerHeight - edge ? Math.round(EDGE_SPEED * (1 - (innerHeight - y) / edge)) : 0;
}

/** Scrolls while the place is at an edge; returns a stop function. */
function scrollAtEdges(placeNow: () => Place, onScroll: () => void): () => void {
  let frame = 0;
  const step = () => {
    const before = scrollY;
    scrollBy({ top: speedAt(placeNow()), behavior: 'instant' });
    if (scrollY !== before) onScroll();
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** The click that ends a press of the mouse comes right behind it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

const prevent = (event: Event): void => {
  if (event.cancelable) event.preventDefault();
};

/**
 * Follows a press of the mouse or a finger until it is let go; it carries once it has moved, or rested. Returns a stop
 * function that lets go of nothing.
 */
export function followPress(first: Press, scrolls: boolean, carrying: Carrying): () => void {
  const from = placeOf(first);
  if (!from || (isTouch(first) ? first.touches.length > 1 : first.button !== 0)) return () => undefined;
  const listening = new AbortController();
  let place = from;
  let isCarrying = false;
  let stopScroll: (() => void) | undefined;
  const on = (target: EventTarget, kind: string, listen: (event: Event) => void) =>
    target.addEventListener(kind, listen, { signal: listening.signal, passive: false });
  const stop = () => {
    listening.abort();
    clearTimeout(timer);
    stopScroll?.();
  };
  const start = () => {
    isCarrying = true;
    getSelection()?.removeAllRanges();
    carrying.onStart(place);
    if (scrolls)
      stopScroll = scrollAtEdges(
        () => place,
        () => carrying.onMove(place),
      );
  };
  const cancel = () => {
    stop();
    if (isCarrying) carrying.onCancel();
  };
  const timer = isTouch(first) ? setTimeout(start, TOUCH_DELAY_MS) : undefined;
  const move = (event: Event) => {
    place = placeIn(event) ?? place;
    const way = Math.hypot(place.x - from.x, place.y - from.y);
    if (!isCarrying && isTouch(first)) {
      if (way > TOUCH_TOLERANCE) stop();
      return;
    }
    if (!isCarrying && way < MOUSE_DISTANCE) return;
    if (!isCarrying) start();
    prevent(event);
    carrying.onMove(place);
  };
  const end = (event: Event) => {
    stop();
    if (!isCarrying) return;
    place = placeIn(event) ?? place;
    prevent(event);
    swallowClick();
    carrying.onDrop(place);
  };
  const [moves, ends] = isTouch(first) ? ['touchmove', 'touchend'] : ['mousemove', 'mouseup'];
  on(document, moves, move);
  on(document, ends, end);
  on(document, 'touchcancel', cancel);
  on(document, 'visibilitychange', cancel);
  on(globalThis, 'resize', cancel);
  on(globalThis, 'dragstart', prevent);
  on(globalThis, 'contextmenu', prevent);
  on(document, 'keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') cancel();
  });
  return cancel;
}

const placeIn = (event: Event): Place | undefined =>
  event instanceof MouseEvent || isTouch(event) ? placeOf(event) : undefined;
