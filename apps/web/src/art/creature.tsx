import { CREATURE_SIZES, type CreatureSubject, drawingOf, nameOfSubject } from './creature-drawing.ts';
import { useFamily } from './families.ts';
import { LaterPixels } from './later-pixels.tsx';

export interface CreatureProps extends CreatureSubject {
  readonly scale: number;
  readonly className?: string | undefined;
}

/** A pet or a mount; decoration. All of a species have one outline. */
export function Creature({ scale, className, ...subject }: CreatureProps) {
  const art = useFamily('pets');
  const [width, height] = CREATURE_SIZES[subject.kind];
  return (
    <LaterPixels
      name={nameOfSubject(subject)}
      draw={art && drawingOf(art, subject).draw}
      width={width}
      height={height}
      scale={scale}
      className={className}
    />
  );
}
