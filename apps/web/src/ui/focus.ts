/** As a `ref`: takes the focus when the control appears because the person asked for it. */
export const focusOnMount = (control: HTMLElement | null): void => control?.focus();
