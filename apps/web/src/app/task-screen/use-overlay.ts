import { useCallback, useRef, useState } from 'react';
import { focusCard } from '../../features/tasks/use-board-keys.ts';
import type { Overlay } from './overlay.ts';

/** Dialogs restore the focus when they close; after this delay it can be moved on, in milliseconds. */
const HAND_BACK_MS = 60;

/** What is open on top of the board; closing it restores the focus. */
export function useOverlay() {
  const [overlay, setOverlay] = useState<Overlay>();
  const opener = useRef<Element | null>(null);
  const open = useCallback((next: Overlay) => {
    if (!document.activeElement?.closest('[role="dialog"], [role="menu"]'))
      opener.current = document.activeElement;
    setOverlay(next);
  }, []);
  const close = useCallback(() => {
    setOverlay(undefined);
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) return;
      const before = opener.current;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      else focusCard(before?.closest('[data-task]')?.getAttribute('data-task') ?? undefined);
    }, HAND_BACK_MS);
  }, []);
  return { overlay, open, close } as const;
}
