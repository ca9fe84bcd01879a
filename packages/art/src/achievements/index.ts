import { bossArt } from '../bosses/art.ts';
import { CARDS, THINGS } from '../items/things.ts';
import { drawIcon, glyphText } from '../icons/index.ts';
import { potion } from '../pets/potions.ts';
import { speciesText } from '../pets/species.ts';
import { HUES, mix, type Palette } from '../pipeline/colour.ts';
import { over, type Picture } from '../pipeline/picture.ts';
import { render, type RenderOptions } from '../pipeline/render.ts';
import { ACHIEVEMENTS, MORE_GLYPHS } from './table.ts';
import { own } from '../pipeline/own.ts';

type Medal = readonly [ring: string, ground: string, sign: string];
let medals: ReadonlyMap<string, Medal> | undefined;
const medalOf = (key: string): Medal | undefined =>
  (medals ??= new Map(
    ACHIEVEMENTS.trim()
      .split('\n')
      .map((line) => {
        const [name = '', ring = '', ground = '', sign = ''] = line.split(' ');
        return [name, [ring, ground, sign] as const];
      }),
  )).get(key);

/** An achievement's medal, 24 (or 16) pixels square; the seal for an unknown one. */
export function drawAchievement(key: string, size: 16 | 24 = 24): Picture {
  const medal = medalOf(key);
  return medal ? drawMedal(medal, size) : drawIcon('seal', size);
}
export const hasAchievement = (key: string): boolean => medalOf(key) !== undefined;
export const achievementKeys = (): readonly string[] =>
  ACHIEVEMENTS.trim()
    .split('\n')
    .map((l) => l.slice(0, l.indexOf(' ')));

function drawMedal([ring, ground, sign]: Medal, size: 16 | 24): Picture {
  const scale = size / 24;
  const palette = { b: HUES[ring] ?? 0, c: mix(HUES[ground] ?? 0, 0xfff4d8, 0.12) };
  const medal = render('bo 12 12 11 11 co 12 12 9 9', size, size, palette, { place: { scale }, axis: 12 });
  return over(medal, drawSign(sign, size));
}

function drawSign(sign: string, size: number): Picture {
  const [kind = '', name = ''] = sign.split(':');
  const at = (units: number, width: number): RenderOptions => ({
    place: {
      scale: (size / 24) * (width / units),
      dx: ((24 - width) / 2) * (size / 24),
      dy: ((24 - width) / 2) * (size / 24),
    },
    axis: units / 2,
  });
  const paint = (text: string, units: number, width: number, palette: Palette, more: RenderOptions = {}) =>
    render(text.replace(' | ', ' '), size, size, palette, { ...more, ...at(units, width) });
  if (kind === 'p') {
    const [species = '', brew = ''] = name.split('-');
    const p = potion(brew, name);
    return paint(speciesText(species, brew) ?? '', 32, 18, p?.palette ?? {}, { pattern: undefined });
  }
  if (kind === 'b') {
    const boss = bossArt(name);
    return paint(boss?.portrait ?? '', 32, 19, boss?.palette ?? {});
  }
  if (kind === 'c' || kind === 'C')
    return paint(
      own(MORE_GLYPHS, kind === 'c' ? 'pawprint' : 'horseshoe') ?? '',
      16,
      14,
      potion(name)?.palette ?? {},
    );
  if (kind === 't') return paint(own(THINGS, name) ?? '', 32, 17, {});
  if (kind === 'k') {
    const [paper, ink, front] = own(CARDS, name) ?? [0, 0, ''];
    return paint(`br 8 5 16 22 ${front} !cl 1 11 22 21 22`, 32, 20, { b: paper, c: ink });
  }
  return paint(own(MORE_GLYPHS, name) ?? glyphText(name) ?? '', 16, 14, {});
}
