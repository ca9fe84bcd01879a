import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawThing, families, type PictureFamily } from '../src/all.ts';
import { unknownMotifs } from '../src/scenes/index.ts';
import type { Picture } from '../src/index.ts';

/** Minimum number of pixels in which any two keys of a family must differ. */
const APART = 12;
/**
 * Maximum number of bright pixels on a picture's outermost rows and columns: outlines are dark, so more means
 * it is cut off.
 */
const ON_EDGE = 4;
const BRIGHT = 110;

const pixels = (p: Picture) => new Uint32Array(p.data.buffer, p.data.byteOffset, p.data.length / 4);
const drawn = new Map<string, ReadonlyMap<string, Picture>>();
function picturesOf(f: PictureFamily): ReadonlyMap<string, Picture> {
  const all = drawn.get(f.family) ?? new Map(f.keys().map((key) => [key, f.draw(key)]));
  drawn.set(f.family, all);
  return all;
}

function difference(a: Uint32Array, b: Uint32Array): number {
  let n = 0;
  for (let i = 0; i < a.length && n < APART; i++) if (a[i] !== b[i]) n++;
  return n;
}

type Edge = (x: number, y: number, p: Picture) => boolean;
const anyEdge: Edge = (x, y, { width, height }) => x === 0 || y === 0 || x === width - 1 || y === height - 1;

function brightOnEdge(p: Picture, isEdge = anyEdge): number {
  const { width, height, data } = p;
  let n = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isEdge(x, y, p)) continue;
      const k = (y * width + x) * 4;
      const light = 0.3 * (data[k] ?? 0) + 0.59 * (data[k + 1] ?? 0) + 0.11 * (data[k + 2] ?? 0);
      if ((data[k + 3] ?? 0) > 0 && light > BRIGHT) n++;
    }
  }
  return n;
}

describe.each(families().map((f) => [f.family, f] as const))('pictures of %s', (_name, f) => {
  it('have a separate drawing for every catalogue key', () => {
    expect(f.keys().filter((key) => !f.has(key))).toEqual([]);
    expect(f.keys().length).toBeGreaterThan(0);
  });

  it('are never empty', () => {
    const empty = [...picturesOf(f)].filter(
      ([, p]) => pixels(p).filter((v) => v >>> 24 !== 0).length < APART,
    );
    expect(empty.map(([key]) => key)).toEqual([]);
  });

  it(`differ in at least ${APART} pixels between any two keys`, () => {
    const all = [...picturesOf(f)].map(([key, p]) => [key, pixels(p)] as const);
    const alike: string[] = [];
    all.forEach(([a, pa], i) => {
      for (const [b, pb] of all.slice(i + 1)) if (difference(pa, pb) < APART) alike.push(`${a} = ${b}`);
    });
    expect(alike).toEqual([]);
  });

  it('are the same every time and in any order', () => {
    const digest = (p: Picture) => createHash('sha256').update(p.data).digest('hex');
    const some = [...picturesOf(f)].filter((_, i) => i % 17 === 0).reverse();
    expect(some.map(([key]) => digest(f.draw(key)))).toEqual(some.map(([, p]) => digest(p)));
  });
});

// Scenes and looks are cut out of something larger on purpose.
const uncut = families().filter(({ scene }) => !scene);

it.each(uncut.map((f) => [f.family, f] as const))(
  'pictures of %s are not cut off at the frame',
  (_name, f) => {
    const cut = [...picturesOf(f)].filter(([, p]) => brightOnEdge(p) > ON_EDGE);
    expect(cut.map(([key]) => key)).toEqual([]);
  },
);

const isLook = ({ family }: PictureFamily) => /^(?:hair\.|shirt|size|skin|chair)/.test(family);

it.each(
  families()
    .filter(isLook)
    .map((f) => [f.family, f] as const),
)('pictures of %s cut no head off', (_name, f) => {
  const cut = [...picturesOf(f)].filter(([, p]) => brightOnEdge(p, (_x, y) => y === 0) > ON_EDGE);
  expect(cut.map(([key]) => key)).toEqual([]);
});

describe('backgrounds', () => {
  it('name only motifs that exist', () => expect(unknownMotifs()).toEqual([]));
});

it('boxes a mystery set, as it is pinned', () => {
  expect(drawThing('set_mystery_202211')).toEqual(drawThing('mysteryBox'));
  expect(drawThing('mysteryBox')).toBeDefined();
});
