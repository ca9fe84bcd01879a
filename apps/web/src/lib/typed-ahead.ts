import { isTyping } from './typing.ts';

/** Milliseconds after which the page has its keys back: what has not come by then may not come at all. */
const HOLD_MS = 3000;
let typed = '';

/** What was typed while something was loading, once. */
export function takeTyped(): string {
  const taken = typed;
  typed = '';
  return taken;
}

/**
 * Keeps letters, Enter and Escape from the page, whose shortcuts they are, while what was opened is still loading; `leave` takes
 * that back on Escape. Returns a stop function.
 */
export function holdKeys(leave: () => void): () => void {
  typed = '';
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || isTyping(target)) return;
    if (key === 'Escape') leave();
    else if (key.length === 1) typed += key;
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = () => removeEventListener('keydown', hold, true);
  addEventListener('keydown', hold, true);
  setTimeout(stop, HOLD_MS);
  return stop;
}
