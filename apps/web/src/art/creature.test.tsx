import { expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { type CreatureSubject, useDrawnAhead } from './creature.tsx';
import { drawLater } from './draw-queue.ts';

const FOX: CreatureSubject = { kind: 'pet', name: 'Fox-Base' };
const WOLF: CreatureSubject = { kind: 'mount', name: 'Wolf-Base', missing: true };

/** Nothing is shown yet. */
function Ahead({ subjects }: { readonly subjects: readonly CreatureSubject[] }) {
  useDrawnAhead(subjects);
  return null;
}

/** The width of a picture that is kept by this name; undefined if there is none. */
function keptWidth(name: string): number | undefined {
  let width: number | undefined;
  const never = () => {
    throw new Error('nobody waits for it');
  };
  drawLater(name, never, (picture) => {
    width = picture.width;
  })();
  return width;
}

it('draws creatures before they are shown', async () => {
  expect(keptWidth('pet Fox-Base ')).toBeUndefined();
  await show(<Ahead subjects={[FOX, WOLF]} />);
  await expect.poll(() => keptWidth('pet Fox-Base ')).toBe(32);
  await expect.poll(() => keptWidth('mount Wolf-Base missing')).toBe(48);
});
