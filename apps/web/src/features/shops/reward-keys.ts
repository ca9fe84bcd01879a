import type { KeyboardEvent } from 'react';
import { isInOverlay } from '../../lib/typing.ts';
import type { RewardCell } from './rewards-model.ts';
import type { RewardDeeds } from './use-reward-deeds.tsx';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The keys of an item, as on a card: Shift with an arrow moves it. */
export function onRewardKey(event: KeyboardEvent, cell: RewardCell, deeds: RewardDeeds): void {
  const by = STEPS[event.key];
  const isOther = !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
  // An open menu is drawn elsewhere, but tells its keys here.
  if (by === undefined || isOther || isInOverlay(event.target)) return;
  event.preventDefault();
  deeds.onStep(cell, by);
}
