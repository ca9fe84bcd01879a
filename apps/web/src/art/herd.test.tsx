import { useRef } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import type { CreatureSubject } from './creature-drawing.ts';
import { herdImage, useHerd } from './herd.tsx';

const FOX: CreatureSubject = { kind: 'pet', name: 'Fox-Base' };
const WOLF: CreatureSubject = { kind: 'mount', name: 'Wolf-Base', missing: true };
const LION: CreatureSubject = { kind: 'pet', name: 'LionCub-Base' };

interface HerdProps {
  readonly subjects: readonly CreatureSubject[];
}

function Herd({ subjects }: HerdProps) {
  const list = useRef<HTMLUListElement>(null);
  useHerd(list);
  return (
    <ul ref={list}>
      {subjects.map((subject) => (
        <li key={`${subject.kind} ${subject.name}`}>{herdImage(subject, undefined)}</li>
      ))}
    </ul>
  );
}

/** Whose pictures the images show: width of each, undefined where there is none yet. */
const widthsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) =>
    image.hasAttribute('src') ? image.naturalWidth : undefined,
  );
const addressesIn = (container: HTMLElement) => [...container.querySelectorAll('img')].map(({ src }) => src);

it('draws all creatures in an element', async () => {
  const { container } = await show(<Herd subjects={[FOX, WOLF]} />);
  await expect.poll(() => widthsIn(container)).toEqual([32, 48]);
});

it('draws anew what changes, and what comes', async () => {
  const { container, rerender } = await show(<Herd subjects={[FOX, WOLF]} />);
  await expect.poll(() => widthsIn(container)).toEqual([32, 48]);
  const [fox] = addressesIn(container);
  await rerender(<Herd subjects={[{ ...FOX, missing: true }, WOLF, LION]} />);
  await expect.poll(() => widthsIn(container)).toEqual([32, 48, 32]);
  const [outline] = addressesIn(container);
  expect(outline).not.toBe(fox);
});
