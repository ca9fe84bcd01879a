import { valueIn } from '@everdeed/content/values';
import { useCallback, useState } from 'react';
import { readDraft } from '../../data/drafts.ts';
import type { Overlay } from './overlay.ts';

/** The editor that was left with unsaved changes, by a reload or because the session ended. */
function leftOpen(): Overlay | undefined {
  const taskId = valueIn(readDraft('editor'), 'task', '_id');
  return typeof taskId === 'string' ? { kind: 'editor', taskId } : undefined;
}

/** What is open on top of the board. */
export function useOverlay() {
  const [overlay, setOverlay] = useState(leftOpen);
  const open = useCallback((next: Overlay) => setOverlay(next), []);
  const close = useCallback(() => setOverlay(undefined), []);
  return { overlay, open, close } as const;
}
