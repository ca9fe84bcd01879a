import { type Colour, HUES, mix } from '../pipeline/colour.ts';
import { type RidgeKind } from './stage.ts';
import { type Light } from './times.ts';

/** A scene's recipe, read from the table. */
export interface Recipe {
  readonly world: string;
  readonly light: Light;
  readonly ridge: RidgeKind | 'none';
  readonly ground: string;
  readonly extras: readonly string[];
  /** Colours of motif roles. */
  readonly palette: Readonly<Record<string, Colour>>;
  readonly marks: readonly { readonly place: string; readonly name: string }[];
}

export const HORIZON = 31;
export const tinted = (c: Colour, l: Light): Colour => mix(c, l.tint, l.strength);

/** Colours of roles that a recipe does not set. */
export function rolesFor(l: Light, own: Readonly<Record<string, Colour>>): Readonly<Record<string, Colour>> {
  const t = (c: Colour) => tinted(c, l);
  return {
    g: t(0x4c9c54),
    t: t(0x7c5438),
    s: t(0x9c98a4),
    w: t(0xecdcb8),
    r: t(0xc0503c),
    f: t(0xe8608c),
    y: l.lamp,
    ...own,
  };
}
export const hue = (letter: string): Colour => HUES[letter] ?? 0xff00ff;
