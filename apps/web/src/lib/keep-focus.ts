/** All that takes the focus, but for the handles of lists, which come and go. */
const focusables = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(':is(a, button, input, [tabindex]):not(.drag-handle)'),
];

/**
 * Makes part of the page anew. The focus in it stays where it is: at the same place among all that can take it, if that
 * still looks the same.
 */
export function keepFocus(recreate: () => void): void {
  const { activeElement: focused } = document;
  const place = focusables().findIndex((one) => one === focused);
  recreate();
  if (!focused || focused.isConnected) return;
  const heir = focusables()[place];
  if (heir?.className === focused.className) heir.focus({ preventScroll: true });
}
