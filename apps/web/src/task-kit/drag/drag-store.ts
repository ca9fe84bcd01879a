import { startTransition, useEffect, useState } from 'react';
import type * as Kit from './drag-kit.tsx';

type DragKit = typeof Kit;

let kit: DragKit | undefined;
let asked = false;
const waiting = new Set<(ready: DragKit) => void>();

/** Lists are made anew when they become draggable: never under a finger, an open menu, or where the keyboard is. */
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
}

const isQuiet = (): boolean =>
  pressed === 0 &&
  performance.now() - lastPress > QUIET_MS &&
  document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]') === null &&
  document.querySelector(':focus-visible')?.closest('[data-task], [role="dialog"] li') == null;

function handOut(ready: DragKit): void {
  if (!isQuiet()) {
    setTimeout(() => handOut(ready), QUIET_MS);
    return;
  }
  kit = ready;
  startTransition(() => {
    for (const tell of waiting) tell(ready);
  });
}

/** Fetches the machinery for dragging; asked for by the first sign of a hand on the board. */
export async function loadDragKit(): Promise<void> {
  if (asked) return;
  asked = true;
  watchPresses();
  try {
    handOut(await import('./drag-kit.tsx'));
  } catch {
    // Without a connection the menu and the keyboard still move cards; the next hand asks again.
    asked = false;
  }
}

/** Undefined until it is loaded: lists are then plain, with the menu and the keyboard to move by. */
export function useDragKit(): DragKit | undefined {
  const [ready, setReady] = useState(() => kit);
  useEffect(() => {
    if (ready) return;
    const tell = (loaded: DragKit) => setReady(loaded);
    waiting.add(tell);
    return () => {
      waiting.delete(tell);
    };
  }, [ready]);
  return ready;
}
