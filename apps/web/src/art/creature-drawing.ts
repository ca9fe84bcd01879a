import type { Picture } from '@everdeed/art';
import type { Drawing } from './draw-queue.ts';
import type { useFamily } from './families.ts';

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

/** Sizes of their pictures, in the pictures' own pixels. */
export const CREATURE_SIZES = { pet: [32, 32], mount: [48, 49] } as const;

/** Names the picture of a creature among all that are kept: `subjectNamed` reads it. */
export const nameOfSubject = ({ kind, name, missing = false }: CreatureSubject): string =>
  missing ? `${kind} ${name} missing` : `${kind} ${name}`;

/** The subject of a picture with this name. */
export function subjectNamed(text: string): CreatureSubject {
  const [kind, name = '', missing] = text.split(' ');
  return { kind: kind === 'mount' ? 'mount' : 'pet', name, missing: missing !== undefined };
}

/** The drawings of pets and mounts. */
export type CreatureArt = NonNullable<ReturnType<typeof useFamily<'pets'>>>;

/** How a creature is drawn. */
export function drawingOf(art: CreatureArt, subject: CreatureSubject): Drawing {
  const { kind, name, missing = false } = subject;
  const paint = kind === 'pet' ? art.drawPet : art.drawMount;
  return {
    name: nameOfSubject(subject),
    draw: () => (missing ? silhouetteOf(paint(name)) : paint(name)),
  };
}
