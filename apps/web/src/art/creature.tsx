import type { Picture } from '@everdeed/art';
import { useFamily } from './families.ts';
import { LaterPixels } from './later-pixels.tsx';

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

export interface CreatureProps {
  readonly kind: 'pet' | 'mount';
  /** Catalogue key, `egg-potion`. */
  readonly name: string;
  /** Whether only its outline is shown. */
  readonly missing?: boolean;
  readonly scale: number;
  readonly className?: string | undefined;
}

const SIZES = { pet: [32, 32], mount: [48, 49] } as const;

/** A pet or a mount among many; decoration. All of a species have one outline. */
export function Creature({ kind, name, missing = false, scale, className }: CreatureProps) {
  const art = useFamily('pets');
  const [width, height] = SIZES[kind];
  const paint = art && (kind === 'pet' ? art.drawPet : art.drawMount);
  const draw = paint && (missing ? () => silhouetteOf(paint(name)) : () => paint(name));
  return (
    <LaterPixels
      name={`${kind} ${name} ${missing ? 'missing' : ''}`}
      draw={draw}
      width={width}
      height={height}
      scale={scale}
      className={className}
    />
  );
}
