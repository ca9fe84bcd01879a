import { createContext, useContext } from 'react';
import type { Direction, Task } from '@everdeed/rules';
import type { LocalDate } from '../../../task-kit/calendar.ts';
import type { Step } from '../ordering.ts';

/** The actions of a card. The object never changes, so it never causes cards to render again. */
export interface CardActions {
  /** Returns false if the rules refuse it. */
  readonly score: (task: Task, direction: Direction) => boolean;
  readonly scoreItem: (task: Task, itemId: string) => void;
  readonly fold: (task: Task) => void;
  readonly edit: (task: Task) => void;
  readonly step: (task: Task, step: Step) => void;
  readonly copy: (task: Task) => void;
  readonly remove: (task: Task) => void;
  readonly retry: (task: Task) => void;
  /** Asks what becomes of a task whose challenge is gone. */
  readonly unlink: (task: Task) => void;
}

export interface CardSurroundings {
  readonly actions: CardActions;
  readonly today: LocalDate;
  readonly tagNames: ReadonlyMap<string, string>;
}

const Surroundings = createContext<CardSurroundings | undefined>(undefined);

export const CardSurroundingsProvider = Surroundings.Provider;

export function useCard(): CardSurroundings {
  const value = useContext(Surroundings);
  if (!value) throw new Error('a card stands outside its board');
  return value;
}
