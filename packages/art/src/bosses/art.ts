import { type Colour, mix, PLUM, type Palette, shade } from '../pipeline/colour.ts';
import { parse, type Primitive } from '../pipeline/parse.ts';
import { speciesText } from '../pets/species.ts';
import { OWN_BOSSES } from './own.ts';
import { EXTRAS, SPECIES_BOSSES } from './table.ts';
import { own } from '../pipeline/own.ts';

/** A boss ready to draw on 32 x 32. */
export interface Boss {
  readonly drawing: string;
  /** A simpler drawing for small pictures. */
  readonly portrait: string;
  readonly palette: Palette;
}

let table: ReadonlyMap<string, readonly string[]> | undefined;
const lines = () =>
  (table ??= new Map(
    SPECIES_BOSSES.trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([key = '', ...rest]) => [key, rest] as const),
  ));

const made = new Map<string, Boss>();

/** Drawing and palette of a quest's boss on 32 x 32; undefined for quests without one. */
export function bossArt(key: string): Boss | undefined {
  const kept = made.get(key);
  if (kept) return kept;
  const boss = ownBoss(key) ?? speciesBoss(key);
  if (boss) made.set(key, boss);
  return boss;
}

function ownBoss(key: string): Boss | undefined {
  const [drawing, palette] = own(OWN_BOSSES, key) ?? [];
  if (!drawing || !palette) return undefined;
  const shape = drawing.startsWith('=') ? (own(OWN_BOSSES, drawing.slice(1))?.[0] ?? '') : drawing;
  const plain = shape.replace('|', '');
  return { drawing: withBossEyes(plain), portrait: plain, palette: paletteOf(palette.split(' ')) };
}

function speciesBoss(key: string): Boss | undefined {
  const [species = '', palette = '', ...extras] = lines().get(key) ?? [];
  const shape = speciesText(species, '');
  if (!shape) return undefined;
  const behind = extras.filter((e) => e[0] === '<').map((e) => EXTRAS[e.slice(1)] ?? '');
  const before = extras.filter((e) => e[0] !== '<').map((e) => EXTRAS[e] ?? '');
  return {
    drawing: [...behind, withBossFace(rounded(shape.replace('|', ''))), ...before].join(' '),
    portrait: shape.replace('|', ''),
    palette: paletteOf(palette.split(',')),
  };
}

function paletteOf(words: readonly string[]): Palette {
  const hex = (i: number): Colour => Number.parseInt(words[i] ?? 'a0a0a0', 16);
  const [b, l, w, d, h, a] = [hex(0), hex(1), hex(2), hex(3), hex(4), hex(5)];
  return { b, l, w, d, h, a, m: mix(w, d, 0.4), n: mix(d, PLUM, 0.55), c: shade(b, -1), e: 0x2b1f36 };
}

/** Rounds the corners of a pet's box-shaped legs, which look crude at three times the size. */
function rounded(text: string): string {
  return text.replace(
    /(?<=^|\s)([*+]?[a-z])r ([-.\d]+) ([-.\d]+) ([-.\d]+) ([-.\d]+)/g,
    (_all, head: string, ...n: string[]) => {
      const [x = 0, y = 0, w = 0, h = 0] = n.slice(0, 4).map(Number);
      const [i, j] = [Math.min(0.9, w / 3), Math.min(0.9, h / 3)];
      const corners = [
        x + i,
        y,
        x + w - i,
        y,
        x + w,
        y + j,
        x + w,
        y + h - j,
        x + w - i,
        y + h,
        x + i,
        y + h,
        x,
        y + h - j,
        x,
        y + j,
      ];
      return `${head}p ${corners.map((v) => Number(v.toFixed(2))).join(' ')}`;
    },
  );
}

/** Turns a pet's face into a boss's: no blush, a fanged mouth for a smile, a boss's eyes. */
function withBossFace(text: string): string {
  const smile = parse(text).find((f) => f.material === 'e' && f.parts[0]?.kind === 'd')?.parts[0]?.n;
  const bare = text.replace(/!\*?Io [-. \d]+/g, '').replace(/\bed [-. \d]+/g, '');
  return `${withBossEyes(bare)} ${smile && smile.length > 2 ? mouthAt(smile) : ''}`;
}

function mouthAt(dots: readonly number[]): string {
  const mean = (axis: 0 | 1) =>
    dots.filter((_, i) => i % 2 === axis).reduce((sum, v) => sum + v, 0) / (dots.length / 2);
  const [x, y] = [mean(0) + 0.5, mean(1) + 0.6];
  const at = (...n: number[]) => n.map((v, i) => (v + (i % 2 ? y : x)).toFixed(1)).join(' ');
  return `!Zs ${at(-3, -0.5, 0, -1, 3, -0.5, 1.8, 1.6, 0, 2, -1.8, 1.6)} !Us ${at(-1, 1, 0, 0.6, 1, 1, 0, 1.9)} !Wp ${at(-2.3, -0.7, -1.5, 0.9, -0.7, -0.8)} !Wp ${at(0.7, -0.8, 1.5, 0.9, 2.3, -0.7)}`;
}

/** Makes every eye larger, yellow and slit, under an angry brow that slopes towards the middle of the face. */
function withBossEyes(text: string): string {
  const eyes = parse(text).flatMap((f) =>
    f.parts
      .flatMap((p) => eyeBox(f.material, p))
      .flatMap((n) =>
        f.mirrored ? [n, [2 * (f.axis ?? 16) - (n[0] ?? 0) - (n[2] ?? 2), ...n.slice(1)]] : [n],
      ),
  );
  if (eyes.length === 0) return text;
  const middle = eyes.reduce((sum, n) => sum + (n[0] ?? 0) + (n[2] ?? 2) / 2, 0) / eyes.length;
  const drawn = eyes.map(([x = 0, y = 0, w = 2, h = 3]) => {
    const cx = x + w / 2;
    const cy = y + h / 2;
    const inward = cx < middle ? 1 : -1;
    const rx = Math.max(1.3, w * 0.62);
    const ry = Math.max(1.5, h * 0.52);
    return `!Zo ${cx} ${cy} ${rx + 0.35} ${ry + 0.35} !Yo ${cx} ${cy} ${rx} ${ry} !Oo ${cx} ${cy + ry * 0.35} ${rx * 0.7} ${ry * 0.6} !Zo ${cx + inward * 0.2} ${cy} ${rx * 0.34} ${ry * 0.8} !io ${cx - rx * 0.35} ${cy - ry * 0.4} .3 .3
      !Zp ${cx - inward * (rx + 0.9)} ${cy - ry - 0.9} ${cx + inward * (rx + 0.6)} ${cy - ry * 0.2} ${cx + inward * (rx + 0.3)} ${cy - ry - 0.3} ${cx - inward * (rx + 0.4)} ${cy - ry - 1.5}`;
  });
  const without = text.replace(/[*!]*\be[yoq] [-\d.]+[\s,]+[-\d.]+[\s,]+[-\d.]+[\s,]+[-\d.]+/g, '');
  return `${without} ${drawn.join(' ')}`;
}

/** Corner and size of an eye; empty if the shape is not an eye. */
function eyeBox(material: string, { kind, n }: Primitive): readonly (readonly number[])[] {
  if (kind === 'y' || (kind === 'q' && material === 'e' && (n[3] ?? 0) >= 2)) return [n];
  const [x = 0, y = 0, rx = 0, ry = 0] = n;
  return material === 'e' && kind === 'o' && ry >= 1.5 ? [[x - rx, y - ry, 2 * rx, 2 * ry]] : [];
}
