import type { Picture } from '@everdeed/art';
import { useEffect } from 'react';
import { drawLater } from './draw-queue.ts';
import { useFamily } from './families.ts';
import { LaterPixels } from './later-pixels.tsx';
import { addressOf } from './png.ts';

/** Colour and opacity of what is missing: seen on both themes' ground. */
const SHADE = { red: 120, green: 110, blue: 95, alpha: 92 } as const;

/** The outline of a picture, filled with one quiet colour. */
function silhouetteOf({ width, height, data }: Picture): Picture {
  const out = new Uint8ClampedArray(data.length);
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) === 0) continue;
    out.set([SHADE.red, SHADE.green, SHADE.blue, SHADE.alpha], at - 3);
  }
  return { width, height, data: out };
}

/** What a picture shows: a pet or a mount, and whether only its outline. */
export interface CreatureSubject {
  readonly kind: 'pet' | 'mount';
  /** Catalogue key, `egg-potion`. */
  readonly name: string;
  readonly missing?: boolean;
}

type Drawings = ReturnType<typeof useFamily<'pets'>>;

const nameOf = ({ kind, name, missing = false }: CreatureSubject): string =>
  `${kind} ${name} ${missing ? 'missing' : ''}`;

/** How one is drawn; undefined while the drawings are loading. */
function drawOf(art: Drawings, { kind, name, missing }: CreatureSubject): (() => Picture) | undefined {
  const paint = art && (kind === 'pet' ? art.drawPet : art.drawMount);
  return paint && (missing ? () => silhouetteOf(paint(name)) : () => paint(name));
}

/**
 * Has creatures drawn that will soon be shown, when there is time: what is there at once is painted once, and not again
 * with its picture. What is no longer to come is not drawn.
 */
export function useDrawnAhead(subjects: readonly CreatureSubject[]): void {
  const art = useFamily('pets');
  useEffect(() => {
    const stops = subjects.map((subject) => {
      const draw = drawOf(art, subject);
      return draw && drawLater(nameOf(subject), draw, addressOf);
    });
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [art, subjects]);
}

export interface CreatureProps extends CreatureSubject {
  readonly scale: number;
  readonly className?: string | undefined;
}

const SIZES = { pet: [32, 32], mount: [48, 49] } as const;

/** A pet or a mount among many; decoration. All of a species have one outline. */
export function Creature({ scale, className, ...subject }: CreatureProps) {
  const art = useFamily('pets');
  const [width, height] = SIZES[subject.kind];
  return (
    <LaterPixels
      name={nameOf(subject)}
      draw={drawOf(art, subject)}
      width={width}
      height={height}
      scale={scale}
      className={className}
    />
  );
}
