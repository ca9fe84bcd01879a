/** Use as a `ref`: focuses a control that appears on request. */
export const focusOnMount = (control: HTMLElement | null): void => control?.focus();
