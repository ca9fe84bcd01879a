import type { TaskType } from '@everdeed/rules';
import { useLayoutEffect } from 'react';
import { TYPES } from './board/layout.ts';
import { stateOf } from './card/card-state.ts';
import type { Board } from './focus-model.ts';
import type { Placed } from './holds.ts';

type Cards = Partial<Record<TaskType, readonly Placed[]>>;

/** What the columns show, top to bottom; a column that is not on the screen is absent. */
const shown: Cards = {};

/** Notes what a column shows for as long as it is on the screen. */
export function useShownCards(type: TaskType, cards: readonly Placed[]): void {
  useLayoutEffect(() => {
    shown[type] = cards;
    return () => {
      delete shown[type];
    };
  }, [type, cards]);
}

/** Ids of the cards by column, left to right; those of `items` stand below the rewards. */
export const boardOf = (cards: Cards, items: readonly string[] = []): Board =>
  TYPES.flatMap((type) => {
    const ids = cards[type]?.map(({ task }) => task._id);
    return ids ? [type === 'reward' ? [...ids, ...items] : ids] : [];
  });

/** Items of the shops among the rewards, top to bottom. They come from elsewhere, and all of them are drawn. */
const shownItems = (): readonly string[] =>
  Array.from(
    document.querySelectorAll<HTMLElement>('[data-reward]'),
    ({ dataset: { reward = '' } }) => reward,
  );

/** Ids of the cards that stand together with a card: same column, same state. */
export function neighboursIn(cards: Cards, id: string): readonly string[] {
  const column = TYPES.map((type) => cards[type] ?? []).find((list) =>
    list.some(({ task }) => task._id === id),
  );
  const own = column?.find(({ task }) => task._id === id);
  if (!column || !own) return [];
  const state = stateOf(own.task, own.phase);
  return column.flatMap(({ task, phase }) => (stateOf(task, phase) === state ? [task._id] : []));
}

export const currentBoard = (): Board => boardOf(shown, shownItems());
export const neighboursOf = (id: string): readonly string[] => neighboursIn(shown, id);
