import { useCallback, useState } from 'react';
import type { Overlay } from './overlay.ts';

/** What is open on top of the board. */
export function useOverlay() {
  const [overlay, setOverlay] = useState<Overlay>();
  const open = useCallback((next: Overlay) => setOverlay(next), []);
  const close = useCallback(() => setOverlay(undefined), []);
  return { overlay, open, close } as const;
}
