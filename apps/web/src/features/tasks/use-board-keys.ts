import type { Task } from '@everdeed/rules';
import { useEffect } from 'react';
import { useGame } from '../../data/store.ts';
import { type Aim, useAim } from '../../task-kit/aim.ts';
import { isInOverlay, isTyping } from '../../lib/typing.ts';
import { drawCard } from '../../task-kit/use-near-cards.ts';
import type { CardActions } from './card/card-context.ts';
import { type Board, type Move, moveFocus } from './focus-model.ts';
import { currentBoard } from './shown-cards.ts';

const cardOf = (id: string): HTMLElement | null =>
  document.querySelector(`:is([data-task="${CSS.escape(id)}"], [data-reward="${CSS.escape(id)}"])`);

export function focusCard(id: string | undefined): void {
  if (id === undefined) return;
  if (!cardOf(id)) drawCard(id);
  const card = cardOf(id);
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}

/** The focused task, or item of a shop. */
function current(): string | undefined {
  const card = document.activeElement?.closest('[data-task], [data-reward]');
  return card?.getAttribute('data-task') ?? card?.getAttribute('data-reward') ?? undefined;
}

const MOVES: Readonly<Record<string, Move>> = {
  j: 'next',
  k: 'previous',
  h: 'left',
  l: 'right',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Scores the focused card: the minus sign scores down, any other key presses the card's own control. */
function scoreCard(task: Task, actions: CardActions, key: string): void {
  const button = cardOf(task._id)?.querySelector<HTMLButtonElement>('button[role="checkbox"]');
  if (key === '-') {
    if (task.type === 'habit' && task.down) actions.score(task, 'down');
    return;
  }
  // Clicking the control lets the coins fly from it.
  if (button) button.click();
  else if (task.type === 'habit' && task.up) actions.score(task, 'up');
  else if (task.type === 'habit') actions.score(task, 'down');
  else if (task.type === 'reward') actions.score(task, 'down');
}

function onCard(event: KeyboardEvent, task: Task, actions: CardActions): boolean {
  const isCardItself = event.target instanceof Element && event.target.hasAttribute('data-task');
  const { key, shiftKey } = event;
  if (shiftKey && (key === 'ArrowUp' || key === 'ArrowDown'))
    actions.step(task, key === 'ArrowUp' ? 'up' : 'down');
  else if (shiftKey) return false;
  else if (key === ' ' && isCardItself) scoreCard(task, actions, key);
  else if (key === '-' || key === '+') scoreCard(task, actions, key);
  else if (key === 'e' || (key === 'Enter' && isCardItself)) actions.edit(task);
  else if (key === 'Delete' && isCardItself) actions.remove(task);
  else return false;
  return true;
}

/** The board, or what of it a skill may hit. */
function boardFor(aim: Aim | undefined): Board {
  const board = currentBoard();
  return aim ? board.map((ids) => ids.filter((id) => aim.targets.has(id))) : board;
}

function onBoard(event: KeyboardEvent, aim: Aim | undefined): boolean {
  const move = MOVES[event.key];
  const isArrow = event.key.startsWith('Arrow');
  if (!move || event.shiftKey || (isArrow && current() === undefined)) return false;
  // The handle uses the arrow keys while it carries a card.
  if (isArrow && document.activeElement?.getAttribute('aria-roledescription')) return false;
  focusCard(moveFocus(boardFor(aim), current(), move));
  return true;
}

/**
 * Keyboard control: j, k, h, l or arrow keys move the focus; Space scores, e edits, Shift+arrow moves cards.
 * The focus walks over items of shops, too, which know what to do with the other keys. Typing, open dialogs and menus
 * keep their keys. While a skill is aimed, the focus only moves between the tasks that it may hit.
 */
export function useBoardKeys(actions: CardActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        isInOverlay(event.target)
      )
        return;
      const id = current();
      const task =
        id === undefined ? undefined : useGame.getState().view?.tasks.find(({ _id }) => _id === id);
      const { aim } = useAim.getState();
      if ((!aim && task && onCard(event, task, actions)) || onBoard(event, aim)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [actions]);
}
