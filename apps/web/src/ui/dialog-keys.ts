import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** What the tabulator stops at, in its order. */
const stopsIn = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.tabIndex >= 0 && one.checkVisibility());

/** Focuses the first of them that is still there. */
const focusOneOf = (stops: readonly HTMLElement[]): void => stops.find((one) => one.isConnected)?.focus();

interface Focused {
  readonly control: HTMLElement;
  /** All stops of the dialog when it got the focus. */
  readonly stops: readonly HTMLElement[];
}

/**
 * Handlers for a dialog, which itself takes the focus when it opens unasked and when a control is gone that had it. Then
 * what followed that control has it, for those who use the keyboard; and Shift and Tab lead from the dialog to its end.
 */
export function useDialogKeys() {
  const last = useRef<Focused>(undefined);
  const onFocus = ({ target, currentTarget: dialog }: FocusEvent<HTMLElement>) => {
    if (target !== dialog) {
      const isByKey = dialog.contains(target) && target.matches(':focus-visible');
      last.current = isByKey ? { control: target, stops: stopsIn(dialog) } : undefined;
      return;
    }
    const { control, stops } = last.current ?? {};
    if (!control || !stops || control.isConnected) return;
    const at = stops.indexOf(control);
    focusOneOf([...stops.slice(at + 1), ...stops.slice(0, Math.max(at, 0)).toReversed()]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, target, currentTarget: dialog } = event;
    if (key !== 'Tab' || !shiftKey || target !== dialog) return;
    event.preventDefault();
    stopsIn(dialog).at(-1)?.focus();
  };
  return { onFocus, onKeyDown };
}
