import { isOneOf } from '@everdeed/content/values';
/**
 * Drawings are texts that list shapes back to front, each `[flags]material kind numbers`.
 *
 * Kinds: `o` ellipse cx cy rx ry [turn in degrees]; `p` polygon x y ...; `s` smooth closed curve
 * x y ...; `l` line width x y ...; `t` tapering smooth stroke widthFrom widthTo x y ...; `r` box x y w h;
 * `d` dots x y ... (one pixel each); `q` flat pixel box x y w h that keeps at least one pixel at any
 * size; `y` eye x y w h with a glint.
 *
 * Flags: `*` drawn again mirrored; `+` joined to the form before; `-` cut out of it; `!` without shading;
 * `^` a sheen and `_` a crease: no form of its own, it makes what was drawn of its material a step lighter or
 * darker. A lone `|` separates what is behind a rider from what is in front; `@x` sets the axis of the mirrored shapes that follow.
 */
const KINDS = ['o', 'p', 's', 'l', 't', 'r', 'd', 'q', 'y'] as const;
type Kind = (typeof KINDS)[number];

export interface Primitive {
  readonly kind: Kind;
  readonly n: readonly number[];
  readonly cut: boolean;
}

/** Primitives shaded as one piece. */
export interface Form {
  readonly material: string;
  readonly parts: readonly Primitive[];
  readonly flat: boolean;
  readonly mirrored: boolean;
  /** Steps of tone that a sheen (1) or crease (-1) adds to what is below; 0 for a separate form. */
  readonly fold: number;
  /** Axis of the mirrored copy; undefined for the middle of the picture. */
  readonly axis: number | undefined;
  /** Whether it is in front of a rider. */
  readonly front: boolean;
}

const known = new Map<string, readonly Form[]>();

/** Parses a drawing. Results are cached, since drawings are constants. */
export function parse(text: string): readonly Form[] {
  const seen = known.get(text);
  if (seen) return seen;
  const forms = read(text);
  if (known.size > 4000) known.clear();
  known.set(text, forms);
  return forms;
}

const HEAD = /^([*+!^_-]*)([A-Za-z])([opsltrdqy])$/;

function read(text: string): readonly Form[] {
  const forms: {
    material: string;
    parts: Primitive[];
    flat: boolean;
    mirrored: boolean;
    fold: number;
    axis: number | undefined;
    front: boolean;
  }[] = [];
  let numbers: number[] = [];
  let front = false;
  let axis: number | undefined;
  for (const token of text.split(/[\s,;]+/)) {
    if (token === '') continue;
    if (token === '|') {
      front = true;
      continue;
    }
    if (token[0] === '@') {
      axis = Number(token.slice(1));
      continue;
    }
    const head = HEAD.exec(token);
    if (!head) {
      const value = Number(token);
      if (Number.isNaN(value)) throw new Error(`bad token ${token} in drawing ${text.slice(0, 60)}`);
      numbers.push(value);
      continue;
    }
    const [, flags = '', material = 'b', kind] = head;
    if (!isOneOf(KINDS, kind)) continue; // `HEAD` takes no others.
    numbers = [];
    const part: Primitive = { kind, n: numbers, cut: flags.includes('-') };
    const last = forms.at(-1);
    if (last && /[+-]/.test(flags)) last.parts.push(part);
    else
      forms.push({
        material,
        parts: [part],
        flat: /!/.test(flags) || 'dqy'.includes(kind),
        mirrored: flags.includes('*'),
        fold: flags.includes('^') ? 1 : flags.includes('_') ? -1 : 0,
        axis,
        front,
      });
  }
  return forms;
}
