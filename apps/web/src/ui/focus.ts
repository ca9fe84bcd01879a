const MARK = 'data-focus-first';

/** Use as a `ref`: focuses a control that appears on request. */
export function focusOnMount(control: HTMLElement | null): void {
  control?.setAttribute(MARK, '');
  control?.focus();
}

/**
 * Focuses such a control of a dialog as it opens: a dialog below holds the focus until then. Without one, the first
 * control is left to take it.
 */
export function focusMarked(event: Event): void {
  const { currentTarget: dialog } = event;
  const control = dialog instanceof HTMLElement && dialog.querySelector<HTMLElement>(`[${MARK}]`);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
