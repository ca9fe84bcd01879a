import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepFocus } from '../../lib/keep-focus.ts';
import { isTyping } from '../../lib/typing.ts';
import type * as Kit from './drag-kit.tsx';
// The styles of the kit are few: with those of the app, they need no file of their own. Their names are global, so that
// the first script carries no list of them.
import './drag-kit.css';

type DragKit = typeof Kit;

let kit: DragKit | undefined;
let asked = false;
const waiting = new Set<(ready: DragKit) => void>();

/**
 * Lists are recreated when they become draggable, but never under a finger or a key, under a menu or dialog that gives
 * the focus back, or while somebody types inside; this is how long to wait, in milliseconds.
 */
const QUIET_MS = 400;
let lastPress = 0;
let pressed = 0;

let watched = false;

function watchPresses(): void {
  if (watched) return;
  watched = true;
  const options = { capture: true, passive: true } as const;
  addEventListener('pointerdown', () => (pressed += 1), options);
  for (const end of ['pointerup', 'pointercancel'] as const) {
    const release = () => {
      pressed = 0;
      lastPress = performance.now();
    };
    addEventListener(end, release, options);
  }
  addEventListener('keydown', () => (lastPress = performance.now()), options);
}

/** Whether somebody types in a list that will be draggable. */
const isTypingInside = ({ activeElement }: Document): boolean =>
  isTyping(activeElement) && activeElement?.closest('[data-task], [data-movable]') != null;

const OPEN = '[aria-haspopup="menu"][aria-expanded="true"], [role="dialog"]';

const isQuiet = (): boolean =>
  pressed === 0 &&
  performance.now() - lastPress > QUIET_MS &&
  document.querySelector(OPEN) === null &&
  !isTypingInside(document);

/** One list after the other: recreating a whole board would keep a phone from answering for half a second. */
function handOut(ready: DragKit): void {
  kit = ready;
  const [tell] = waiting;
  if (!tell) return;
  if (!isQuiet()) {
    setTimeout(() => handOut(ready), QUIET_MS);
    return;
  }
  waiting.delete(tell);
  // At once: in a transition, the focus could enter a list that is about to be recreated.
  keepFocus(() => flushSync(() => tell(ready)));
  setTimeout(() => handOut(ready));
}

/** Loads the drag-and-drop code, when the pointer or the focus first enters the board. */
export async function loadDragKit(): Promise<void> {
  if (asked) return;
  asked = true;
  watchPresses();
  try {
    handOut(await import('./drag-kit.tsx'));
  } catch {
    // Without a connection, menu and keyboard still move cards; the next time tries again.
    asked = false;
  }
}

/** Delay after the board is shown before touch screens load the code, in milliseconds. */
const TOUCH_DELAY_MS = 1500;

/** Loads the code ahead on touch screens: no pointer comes near before the finger that wants to drag is down. */
export function useTouchDrag(): void {
  useEffect(() => {
    if (!matchMedia('(hover: none)').matches) return undefined;
    const timer = setTimeout(() => void loadDragKit(), TOUCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Undefined until loaded; until then, lists are plain and cards move by menu and keyboard. */
export function useDragKit(): DragKit | undefined {
  const [ready, setReady] = useState(() => kit);
  useEffect(() => {
    if (ready) return undefined;
    const tell = (loaded: DragKit) => setReady(loaded);
    waiting.add(tell);
    return () => {
      waiting.delete(tell);
    };
  }, [ready]);
  return ready;
}
