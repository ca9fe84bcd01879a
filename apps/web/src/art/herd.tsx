import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import {
  type CreatureArt,
  type CreatureSubject,
  drawingOf,
  nameOfSubject,
  subjectNamed,
} from './creature-drawing.ts';
import { drawLater } from './draw-queue.ts';
import { useFamily } from './families.ts';

/**
 * The place of a creature in an element with `useHerd`, which draws it; decoration. The class sets its size. Not a
 * component: hundreds come and go while a stable scrolls, and each component would take time of its own.
 */
export const herdImage = (subject: CreatureSubject, className: string | undefined): ReactNode => (
  <img
    data-pixels
    data-creature={nameOfSubject(subject)}
    draggable={false}
    decoding="sync"
    className={className}
    alt=""
    aria-hidden="true"
  />
);

const imagesIn = (element: HTMLElement | null): Iterable<HTMLImageElement> =>
  element?.querySelectorAll<HTMLImageElement>('img[data-creature]') ?? [];

/** What an image shows or waits for. */
interface Shown {
  readonly name: string;
  readonly withdraw: () => void;
}
type Herd = Map<HTMLImageElement, Shown>;

const nameIn = ({ dataset }: HTMLImageElement): string => dataset['creature'] ?? '';

/** Forgets images that are gone or show something else now. */
function forget(herd: Herd): void {
  for (const [image, { name, withdraw }] of herd) {
    if (image.isConnected && nameIn(image) === name) continue;
    withdraw();
    image.removeAttribute('src');
    herd.delete(image);
  }
}

function show(herd: Herd, image: HTMLImageElement, art: CreatureArt): void {
  if (herd.has(image)) return;
  const name = nameIn(image);
  const withdraw = drawLater(drawingOf(art, subjectNamed(name)), (address) => {
    image.src = address;
  });
  herd.set(image, { name, withdraw });
}

/** Draws the creatures whose places are in an element, when there is time. To be called by whoever renders the places. */
export function useHerd(element: RefObject<HTMLElement | null>): void {
  const art = useFamily('pets');
  const herd = useRef<Herd>(new Map());
  useLayoutEffect(() => {
    if (!art) return;
    forget(herd.current);
    for (const image of imagesIn(element.current)) show(herd.current, image, art);
  });
  useLayoutEffect(() => {
    const { current } = herd;
    return () => {
      for (const { withdraw } of current.values()) withdraw();
      current.clear();
    };
  }, []);
}
