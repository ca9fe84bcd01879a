import { startTransition, useEffect, useState } from 'react';

/** Lists that wait to draw a stretch, the oldest first. The first one is at it. */
const line: (() => void)[] = [];

const begin = (): void => {
  const [first] = line;
  if (first) requestAnimationFrame(() => line[0] === first && first());
};

function enter(turn: () => void): void {
  line.push(turn);
  if (line.length === 1) begin();
}

function leave(turn: () => void): void {
  const at = line.indexOf(turn);
  line.splice(at, 1);
  if (at === 0) begin();
}

/**
 * Which stretches of a list to draw of those that it wants: the columns of a board draw one after the other, a stretch in
 * each frame, so that no frame takes long where all of them need cards at once. What is not wanted any more goes with
 * the next one that comes. `first` are drawn at once.
 */
export function useTurns(wanted: ReadonlySet<number>, first: ReadonlySet<number>): ReadonlySet<number> {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    const kept = [...drawn].filter((stretch) => wanted.has(stretch));
    const missing = [...wanted].find((stretch) => !drawn.has(stretch));
    if (missing === undefined && kept.length === drawn.size) return undefined;
    const next = new Set(missing === undefined ? kept : [...kept, missing]);
    const turn = () => startTransition(() => setDrawn(next));
    enter(turn);
    return () => leave(turn);
  }, [wanted, drawn]);
  return drawn;
}
