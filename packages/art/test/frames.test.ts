import { describe, expect, it } from 'vitest';
import { families } from '../src/all.ts';
import type { Picture } from '../src/index.ts';

/** The least of its frame that a picture must fill. */
interface Fill {
  /** Share of the frame's width or height, whichever the drawing takes up more of. */
  readonly reach: number;
  /** Share of the frame's area that the rectangle around the drawing covers. */
  readonly area: number;
  /**
   * The rows, from the top, in which its lowest pixel may lie, so that it stands there; absent if it may lie anywhere.
   */
  readonly feet?: readonly [highest: number, lowest: number];
}

const whole: Fill = { reach: 1, area: 1 };
/** A look is shown on a bust that leaves room above the head. */
const bust: Fill = { reach: 0.75, area: 0.5 };

/**
 * By family, gear by slot: a little less than the smallest picture of each fills. Pets stand on row 29 of 32 (art
 * direction, "Grids") with their outline below it, mounts on the floor of an avatar.
 */
const fills: Readonly<Record<string, Fill>> = {
  'gear weapon': { reach: 0.5, area: 0.22 },
  'gear armor': { reach: 0.65, area: 0.33 },
  'gear head': { reach: 0.6, area: 0.24 },
  'gear shield': { reach: 0.55, area: 0.22 },
  'gear body': { reach: 0.6, area: 0.2 },
  'gear back': { reach: 0.45, area: 0.2 },
  'gear headAccessory': { reach: 0.5, area: 0.19 },
  // A clown's nose is no larger; glasses take up more than half of the width.
  'gear eyewear': { reach: 0.3, area: 0.09 },
  pets: { reach: 0.85, area: 0.5, feet: [29, 31] },
  mounts: { reach: 0.78, area: 0.5, feet: [46, 48] },
  eggs: { reach: 0.85, area: 0.55, feet: [28, 31] },
  potions: { reach: 0.8, area: 0.45 },
  food: { reach: 0.7, area: 0.4 },
  quests: { reach: 0.9, area: 0.8 },
  bosses: { reach: 0.85, area: 0.55 },
  things: { reach: 0.75, area: 0.4 },
  backgrounds: whole,
  achievements: whole,
  cards: { reach: 0.85, area: 0.6 },
  icons: { reach: 0.8, area: 0.6 },
  shops: whole,
  events: whole,
  keepers: { reach: 0.8, area: 0.45, feet: [45, 48] },
  'hair.color': bust,
  'hair.base': bust,
  'hair.bangs': bust,
  'hair.flower': bust,
  'hair.beard': bust,
  'hair.mustache': bust,
  shirt: bust,
  size: bust,
  skin: bust,
  chair: bust,
};

const fillKey = (family: string, key: string): string =>
  family === 'gear' ? `gear ${key.split('_')[0]}` : family;

/** The rectangle around what is drawn; undefined for an empty picture. */
function bounds({ width, height, data }: Picture) {
  const isDrawn = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 0;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const [usedColumns, usedRows] = [
    columns.filter((x) => rows.some((y) => isDrawn(x, y))),
    rows.filter((y) => columns.some((x) => isDrawn(x, y))),
  ];
  const [left, right, top, bottom] = [
    usedColumns[0] ?? 0,
    usedColumns.at(-1),
    usedRows[0] ?? 0,
    usedRows.at(-1),
  ];
  if (right === undefined || bottom === undefined) return undefined;
  return { width: right - left + 1, height: bottom - top + 1, bottom };
}

/** What is wrong with how a picture sits in its frame; undefined if nothing is. */
function objection(picture: Picture, { reach, area, feet }: Fill): string | undefined {
  const box = bounds(picture);
  if (!box) return 'is empty';
  const [wide, high] = [box.width / picture.width, box.height / picture.height];
  if (Math.max(wide, high) < reach) return `reaches over ${Math.max(wide, high).toFixed(2)} of its frame`;
  if (wide * high < area) return `covers ${(wide * high).toFixed(2)} of its frame`;
  if (feet && (box.bottom < feet[0] || box.bottom > feet[1])) return `stands on row ${box.bottom}`;
  return undefined;
}

/** The same picture at a third of its size, in the middle of the same frame. */
function shrunk({ width, height, data }: Picture): Picture {
  const small = new Uint8ClampedArray(data.length);
  for (let y = 0; y < Math.floor(height / 3); y++)
    for (let x = 0; x < Math.floor(width / 3); x++) {
      const from = (y * 3 * width + x * 3) * 4;
      const to = ((y + Math.floor(height / 3)) * width + x + Math.floor(width / 3)) * 4;
      small.set(data.subarray(from, from + 4), to);
    }
  return { width, height, data: small };
}

describe.each(families().map((one) => [one.family, one] as const))('pictures of %s', (family, one) => {
  const objectionsTo = (change: (picture: Picture) => Picture) =>
    one.keys().flatMap((key) => {
      const fill = fills[fillKey(family, key)];
      const found = fill ? objection(change(one.draw(key)), fill) : 'has no measure';
      return found === undefined ? [] : [`${key} ${found}`];
    });

  it('take up a fair share of their frame and stand where they should', () => {
    expect(objectionsTo((picture) => picture)).toEqual([]);
  });

  it('would all be reported if they shrank', () => {
    expect(objectionsTo(shrunk)).toHaveLength(one.keys().length);
  });
});

describe('scenes', () => {
  it.each(['backgrounds', 'shops'])('of %s leave no hole', (family) => {
    const scenes = families().find((one) => one.family === family);
    const holed = scenes?.keys().filter((key) => {
      const { data } = scenes.draw(key);
      return data.some((value, index) => index % 4 === 3 && value < 255);
    });
    expect(holed).toEqual([]);
  });
});

it('every measure is for pictures that exist', () => {
  const known = new Set(families().flatMap(({ family, keys }) => keys().map((key) => fillKey(family, key))));
  expect(Object.keys(fills).filter((name) => !known.has(name))).toEqual([]);
});
