import { startTransition, useEffect, useState } from 'react';

type DragKit = typeof import('./drag-kit.tsx');

let kit: DragKit | undefined;
const waiting = new Set<(ready: DragKit) => void>();

/** Fetches the machinery for dragging; asked for by the first sign of a hand on the board. */
export function loadDragKit(): void {
  if (kit) return;
  void import('./drag-kit.tsx').then((ready) => {
    kit = ready;
    startTransition(() => {
      for (const tell of waiting) tell(ready);
    });
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
