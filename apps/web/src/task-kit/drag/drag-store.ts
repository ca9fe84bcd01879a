import { startTransition, useEffect, useState } from 'react';
import type * as Kit from './drag-kit.tsx';

type DragKit = typeof Kit;

let kit: DragKit | undefined;
const waiting = new Set<(ready: DragKit) => void>();

/** Fetches the machinery for dragging; asked for by the first sign of a hand on the board. */
export async function loadDragKit(): Promise<void> {
  if (kit) return;
  const ready = await import('./drag-kit.tsx');
  kit = ready;
  startTransition(() => {
    for (const tell of waiting) tell(ready);
  });
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
