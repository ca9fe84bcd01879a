import { useEffect } from 'react';
import { isInOverlay, isTyping } from '../../lib/typing.ts';

/** What a key presses on the card that has the focus. */
const PRESSES: Readonly<Record<string, string>> = {
  ' ': '[role="checkbox"], [data-direction="up"], [data-price]',
  '+': '[data-direction="up"]',
  '-': '[data-direction="down"]',
  a: '[data-answer="approve"]',
  s: '[data-answer="sendBack"]',
};
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-board-card]')];

function moveBy(step: number): void {
  const all = cards();
  const at = all.findIndex((card) => card.contains(document.activeElement));
  const next = all[at === -1 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

function press(key: string, card: HTMLElement, onEdit: (id: string) => void): boolean {
  const id = card.dataset['boardCard'];
  if (key === 'e' && id !== undefined) {
    onEdit(id);
    return true;
  }
  const control = PRESSES[key] && card.querySelector<HTMLElement>(PRESSES[key]);
  if (!control) return false;
  control.click();
  return true;
}

/**
 * The keys of a board: j and k move between the cards; Space and the signs score, a approves, s sends back, e edits.
 * Typing, dialogs and menus keep their keys, and so do controls.
 */
export function useBoardKeys(onEdit: (id: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target) || isInOverlay(target))
        return;
      const step = STEPS[key];
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-board-card]') : null;
      if (step !== undefined) moveBy(step);
      else if (!card || (key === ' ' && target !== card) || !press(key, card, onEdit)) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onEdit]);
}
