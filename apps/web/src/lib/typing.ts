const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Whether the target takes text input, so that letters are not shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** Whether the target is in an overlay that handles keys itself. */
export const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
