import type { KeyboardEvent } from 'react';
import { isInOverlay } from '../../lib/typing.ts';
import type { RewardCell } from './rewards-model.ts';
import type { RewardDeeds } from './use-reward-deeds.tsx';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** What keys do on an item, as on a card: Shift with an arrow moves it, Space buys it, Enter looks closer. */
export function onRewardKey(event: KeyboardEvent, cell: RewardCell, deeds: RewardDeeds): void {
  const { key, shiftKey, target, currentTarget } = event;
  // An open menu is drawn elsewhere, but tells its keys here.
  if (event.ctrlKey || event.metaKey || event.altKey || isInOverlay(target)) return;
  const by = shiftKey ? STEPS[key] : undefined;
  const isItself = !shiftKey && target === currentTarget;
  if (by !== undefined) deeds.onStep(cell, by);
  else if (isItself && key === 'Enter') deeds.onOpen(cell);
  else if (isItself && key === ' ')
    currentTarget.querySelector<HTMLButtonElement>('[data-currency]')?.click();
  else return;
  event.preventDefault();
}
