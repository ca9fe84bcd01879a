/** Visible cards by column, top to bottom. */
export type Board = readonly (readonly string[])[];
export type Move = 'next' | 'previous' | 'left' | 'right';

/**
 * The card to focus. Next and previous stay in the column; left and right go to the nearest column with
 * cards, at the same height. Without a current card, the first one.
 */
export function moveFocus(board: Board, current: string | undefined, move: Move): string | undefined {
  const column = board.findIndex((ids) => current !== undefined && ids.includes(current));
  if (column < 0) return board.find((ids) => ids.length > 0)?.[0];
  const ids = board[column] ?? [];
  const row = ids.indexOf(current ?? '');
  if (move === 'next') return ids[Math.min(row + 1, ids.length - 1)];
  if (move === 'previous') return ids[Math.max(row - 1, 0)];
  const way = move === 'right' ? 1 : -1;
  for (let at = column + way; at >= 0 && at < board.length; at += way) {
    const there = board[at] ?? [];
    if (there.length > 0) return there[Math.min(row, there.length - 1)];
  }
  return current;
}

/** The card to focus when `gone` leaves the board: the one below, else above, else none. */
export function focusAfter(board: Board, gone: string): string | undefined {
  const ids = board.find((column) => column.includes(gone)) ?? [];
  const row = ids.indexOf(gone);
  return ids[row + 1] ?? ids[row - 1];
}
