/** Brings a part of a player's page to the top of the window, and gives it the focus. */
export function goToPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ behavior: 'instant' });
  part?.focus({ preventScroll: true });
}
