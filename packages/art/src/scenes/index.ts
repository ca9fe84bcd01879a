import { isOneOf } from '@everdeed/content/values';
import type { Colour } from '../pipeline/colour.ts';
import type { Picture } from '../pipeline/picture.ts';
import { MOTIFS } from './motifs.ts';
import { dissolve, newStage, type RidgeKind } from './stage.ts';
import { BACKGROUNDS } from './table.ts';
import { GROUNDS, TIMES } from './times.ts';
import { hue, type Recipe, rolesFor } from './recipe.ts';
import { paintRoom } from './rooms.ts';
import { paintAir, paintCave, paintLand, paintPlain, paintSea, paintUnder } from './worlds.ts';

const WIDTH = 48;
const HEIGHT = 49;
const BANNER_HEIGHT = 50;
/** Maximum width of a banner in pixels. */
export const BANNER_MAX = 480;
const FADE_ROWS = 9;

let table: ReadonlyMap<string, string> | undefined;
function recipes(): ReadonlyMap<string, string> {
  table ??= new Map(
    BACKGROUNDS.trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  return table;
}

/** Whether a background has its own recipe. */
export const hasScene = (key: string): boolean => recipes().has(key);
/** Keys of all recipes. */
export const sceneKeys = (): readonly string[] => [...recipes().keys()];

/**
 * A background: 48 x 49 without `width`, else a banner of that many columns (48 to 480) and 50 rows whose
 * lower edge dissolves unless `edge` is straight. Unknown keys get rolling hills. `atNight` darkens places
 * under the open sky; those with their own light stay as they are.
 */
export function drawScene(
  key: string,
  width?: number,
  edge: 'dissolving' | 'straight' = 'dissolving',
  atNight = false,
): Picture {
  const text = recipes().get(key) ?? 'land hills clouds';
  const wide = width !== undefined;
  const stage = newStage(
    wide ? Math.max(WIDTH, Math.min(BANNER_MAX, Math.round(width))) : WIDTH,
    wide ? BANNER_HEIGHT : HEIGHT,
    key,
    wide,
  );
  const recipe = read(text, atNight);
  PAINTERS[recipe.world]?.(stage, recipe);
  if (wide && edge === 'dissolving') dissolve(stage, FADE_ROWS);
  return stage.picture;
}

const PAINTERS: Readonly<Record<string, typeof paintLand>> = {
  land: paintLand,
  sea: paintSea,
  under: paintUnder,
  cave: paintCave,
  room: paintRoom,
  air: paintAir,
  plain: paintPlain,
};
const USUAL: Readonly<Record<string, string>> = {
  land: 'grass',
  sea: 'sand',
  under: 'sand',
  cave: 'rock',
  room: 'wood',
  air: 'grass',
  plain: 'none',
};
/** Worlds under the open sky, and the kinds of light that turn into night. */
const OPEN_WORLDS = /^(land|sea|air)$/;
const DAYLIGHT = /^(day|dawn|gold|sunset|dusk|winter|candy|spring|jungle|storm|fog)$/;
const RIDGES = ['hills', 'peaks', 'dunes', 'woods', 'town', 'mesa', 'none'] as const;

function read(text: string, atNight = false): Recipe {
  const [world = 'land', ...words] = text.split(' ');
  let time = 'day';
  let ridge: RidgeKind | 'none' | undefined;
  let ground = USUAL[world] ?? 'grass';
  const extras: string[] = [];
  const own: Record<string, Colour> = {};
  const marks: { place: string; name: string }[] = [];
  for (const w of words) {
    if (/^[a-z]=/.test(w)) own[w[0] ?? 'f'] = hue(w[2] ?? 'M');
    else if (/^[^a-z]/.test(w)) marks.push({ place: w[0] ?? '', name: w.slice(1) });
    else if (w in TIMES) time = w;
    else if (isOneOf(RIDGES, w) && ridge === undefined) ridge = w;
    else if (w in GROUNDS || w === 'water' || w === 'none' || (w === 'lava' && time === 'lava')) ground = w;
    else extras.push(w);
  }
  const isNight = atNight && OPEN_WORLDS.test(world) && DAYLIGHT.test(time);
  if (isNight && extras.includes('sun')) extras.splice(extras.indexOf('sun'), 1, 'moon');
  const light = (isNight ? TIMES.night : TIMES[time]) ?? TIMES.day;
  if (!light) throw new Error('no light');
  return { world, light, ridge: ridge ?? 'hills', ground, extras, palette: rolesFor(light, own), marks };
}

/** Names in the table without a motif; empty unless a line has a mistake. */
export function unknownMotifs(): readonly string[] {
  return [...recipes().values()].flatMap((t) =>
    read(t)
      .marks.filter((m) => !Object.hasOwn(MOTIFS, m.name))
      .map((m) => m.name),
  );
}
