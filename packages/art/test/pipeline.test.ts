import { describe, expect, it } from 'vitest';
import { avatarLook, bounds, render } from '../src/index.ts';
import { drawAvatar, drawBoss, drawGear, drawPet, drawPicture, drawScene, drawShop } from '../src/all.ts';
import { mix, outlineOf, shade } from '../src/pipeline/colour.ts';

const at = (p: { width: number; data: Uint8ClampedArray }, x: number, y: number): number[] => [
  ...p.data.subarray((y * p.width + x) * 4, (y * p.width + x) * 4 + 4),
];
const rgb = (c: number): number[] => [c >> 16, (c >> 8) & 255, c & 255, 255];

describe('render', () => {
  it('outlines a shape in its own colour mixed with plum and leaves the rest empty', () => {
    const p = render('br 4 4 8 8', 16, 16, { b: 0x4a86d8 });
    expect(at(p, 3, 8)).toEqual(rgb(outlineOf(0x4a86d8)));
    expect(at(p, 1, 1)).toEqual([0, 0, 0, 0]);
    expect(bounds(p)).toEqual({ x: 3, y: 3, w: 10, h: 10 });
  });

  it('lights the upper left and shades the lower right', () => {
    const p = render('br 2 2 12 12', 16, 16, { b: 0x808080 });
    expect(at(p, 2, 2)).toEqual(rgb(shade(0x808080, 2)));
    expect(at(p, 13, 13)).toEqual(rgb(shade(0x808080, -2)));
    expect(at(p, 8, 8)).toEqual(rgb(0x808080));
  });

  it('mirrors a shape about the middle', () => {
    const p = render('!*br 2 4 3 3', 16, 16, { b: 0x336699 });
    expect(at(p, 3, 5)).toEqual(at(p, 12, 5));
  });

  it('cuts and joins parts of one form', () => {
    const p = render('!br 2 2 12 12 -bo 8 8 3 3', 16, 16, { b: 0x336699 }, { outline: false });
    expect(at(p, 8, 8)).toEqual([0, 0, 0, 0]);
    expect(at(p, 3, 3)).toEqual(rgb(0x336699));
  });

  it('lets sheen and crease change only the tone of their own material', () => {
    const colours = { b: 0x808080, c: 0x336699 };
    const plain = render('br 2 2 12 12 cr 6 6 4 4', 16, 16, colours);
    const folded = render('br 2 2 12 12 cr 6 6 4 4 ^cr 7 7 2 2 _br 0 11 16 1', 16, 16, colours);
    expect(at(folded, 7, 7)).toEqual(rgb(shade(0x336699, 1)));
    expect(at(plain, 7, 7)).toEqual(rgb(0x336699));
    expect(at(plain, 8, 11)).toEqual(rgb(0x808080));
    expect(at(folded, 8, 11)).toEqual(rgb(shade(0x808080, -1)));
    expect(at(folded, 0, 11)).toEqual([0, 0, 0, 0]);
  });

  it('rejects a malformed drawing', () => {
    expect(() => render('bz 1 2 3', 8, 8, {})).toThrow(/bad token bz/);
  });
});

describe('mix', () => {
  it.each([
    { t: 0, gives: 0x102030 },
    { t: 1, gives: 0xf0e0d0 },
    { t: 0.5, gives: 0x808080 },
  ])('moves from one colour to the other: $t', ({ t, gives }) => {
    expect(mix(0x102030, 0xf0e0d0, t)).toBe(gives);
  });
});

describe('sizes', () => {
  it.each([
    { what: 'pet', p: drawPet('Wolf-Base'), size: [32, 32] },
    { what: 'gear', p: drawGear('weapon_warrior_6'), size: [32, 32] },
    { what: 'boss', p: drawBoss('vice3'), size: [96, 96] },
    { what: 'square scene', p: drawScene('beach'), size: [48, 49] },
    { what: 'banner', p: drawScene('beach', 480), size: [480, 50] },
    { what: 'banner wider than allowed', p: drawScene('beach', 9999), size: [480, 50] },
    { what: 'shop', p: drawShop('market', 320), size: [320, 49] },
    { what: 'avatar', p: drawAvatar(avatarLook({})), size: [48, 49] },
  ])('$what is $size', ({ p, size }) => {
    expect([p.width, p.height]).toEqual(size);
    expect(p.data.length).toBe(p.width * p.height * 4);
  });
});

describe('drawScene', () => {
  it('dissolves the lower edge of a banner but not of a square', () => {
    const holes = (p: { width: number; height: number; data: Uint8ClampedArray }) =>
      Array.from({ length: p.width }, (_, x) => at(p, x, p.height - 1)[3]).filter((a) => a === 0).length;
    expect(holes(drawScene('forest', 200))).toBeGreaterThan(100);
    expect(holes(drawScene('forest'))).toBe(0);
  });
});

describe('unknown keys', () => {
  it.each(['pets', 'gear', 'eggs', 'potions', 'food', 'quests', 'bosses', 'backgrounds', 'icons'])(
    'give a picture in %s rather than an error',
    (family) => {
      for (const key of ['', 'nonsense', 'a_b_c', 'constructor', '__proto__', 'Wolf-constructor'])
        expect(drawPicture(family, key)?.width).toBeGreaterThan(0);
    },
  );
  it('draw nothing in an unknown family', () => expect(drawPicture('nonsense', 'x')).toBeUndefined());
});

describe('frames', () => {
  const unlike = (a: { data: Uint8ClampedArray }, b: { data: Uint8ClampedArray }) =>
    a.data.reduce((n, v, i) => n + (v === b.data[i] ? 0 : 1), 0);
  it.each(['Wolf-Base', 'Owl-White', 'Cactus-Red', 'Phoenix-Base'])(
    '%s shuts its eyes and opens them again',
    (key) => {
      const rest = drawPet(key);
      expect(unlike(rest, drawPet(key, 'blink'))).toBeGreaterThan(0);
      expect(unlike(rest, drawPet(key, 'blink'))).toBeLessThan(320);
      expect(unlike(rest, drawPet(key))).toBe(0);
    },
  );
  it('moves a bobbing pet by one row without cutting anything off', () => {
    const [rest, bob] = [bounds(drawPet('Wolf-Base')), bounds(drawPet('Wolf-Base', 'bob'))];
    expect(Math.abs((bob?.y ?? 0) - (rest?.y ?? 0))).toBe(1);
    expect(bob?.h).toBe(rest?.h);
  });
  it('makes an avatar blink', () => {
    const look = avatarLook({});
    expect(unlike(drawAvatar(look), drawAvatar({ ...look, blinking: true }))).toBeGreaterThan(0);
  });
});
