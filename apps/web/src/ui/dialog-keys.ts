import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** What the tabulator stops at, in its order. */
const stopsIn = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(':not(:disabled)')].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  );

/**
 * Handlers for a dialog, which itself takes the focus when it opens unasked and when a control is gone that had it. Then
 * what followed that control has it, for those who use the keyboard; and Shift and Tab lead from the dialog to its end.
 */
export function useDialogKeys() {
  /** What follows the control that got the focus by the keyboard. */
  const next = useRef<HTMLElement[]>([]);
  const onFocus = ({ target, currentTarget: dialog, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (target !== dialog) {
      const stops = stopsIn(dialog);
      next.current = target.matches(':focus-visible') ? stops.slice(stops.indexOf(target) + 1) : [];
    } else if (!relatedTarget) {
      // The dialog takes it once for each part that is gone.
      queueMicrotask(() => next.current.find((one) => one.isConnected)?.focus());
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab' || !event.shiftKey || event.target !== event.currentTarget) return;
    event.preventDefault();
    stopsIn(event.currentTarget).at(-1)?.focus();
  };
  return { onFocus, onKeyDown };
}
