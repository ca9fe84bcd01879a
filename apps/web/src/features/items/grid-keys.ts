import type { KeyboardEvent } from 'react';

type Step = 'next' | 'previous' | 'down' | 'up';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'down',
  ArrowUp: 'up',
};

/** The cell of the next line that is nearest; lines begin at different heights. */
function acrossLines(cells: readonly HTMLElement[], from: HTMLElement, step: Step): HTMLElement | undefined {
  const sign = step === 'down' ? 1 : -1;
  const start = from.getBoundingClientRect();
  const beyond = cells
    .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
    .filter(({ box }) => sign * (box.top - start.top) > 1);
  const line = Math.min(...beyond.map(({ box }) => sign * box.top));
  const distance = ({ left }: DOMRect) => Math.abs(left - start.left);
  return beyond
    .filter(({ box }) => sign * box.top - line < 1)
    .toSorted((one, other) => distance(one.box) - distance(other.box))[0]?.cell;
}

/** Moves the focus between the buttons of a grid by arrow keys. Put it on an element around the grid. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLButtonElement)) return;
  const cells = [...currentTarget.querySelectorAll<HTMLElement>('li > button')];
  const at = cells.indexOf(target);
  if (at < 0) return;
  event.preventDefault();
  const isAcross = step === 'down' || step === 'up';
  const next = isAcross ? acrossLines(cells, target, step) : cells[at + (step === 'next' ? 1 : -1)];
  next?.focus();
}
