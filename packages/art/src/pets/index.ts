import { blank, bounds, over, type Picture } from '../pipeline/picture.ts';
import { inside } from '../pipeline/extent.ts';
import { type Place, render } from '../pipeline/render.ts';
import { type Potion, potion } from './potions.ts';
import { speciesText } from './species.ts';

export { potionKeys } from './potions.ts';

/** Whether both the species and the potion of `key` ("Wolf-Base") have drawings. */
export function hasPet(key: string): boolean {
  const { text, brew } = partsOf(key);
  return text !== undefined && brew !== undefined;
}

function partsOf(key: string): { text: string | undefined; brew: Potion | undefined } {
  const [species = '', kind = ''] = key.split('-');
  return { text: speciesText(species, kind), brew: potion(kind, key) };
}

function paint(
  key: string,
  width: number,
  height: number,
  place: Place,
  side?: 'behind' | 'front',
  saddle = '',
): Picture {
  const { text = speciesText('Wolf', 'Base') ?? '', brew = potion('Base') } = partsOf(key);
  const drawing = saddle === 'blink' ? shut(text) : saddle ? withSaddle(text, saddle) : text;
  return render(drawing, width, height, brew?.palette ?? {}, {
    pattern: brew?.pattern,
    alpha: brew?.alpha ?? 1,
    place: place === RIDDEN || place === RIDDEN_FACING ? place : inside(drawing, 16, width, height, place),
    axis: 16,
    ...(side ? { side } : {}),
  });
}

/** Frames of a pet's animation: at rest, eyes shut, and one row higher (lower if there is no room above). */
export type PetFrame = 'rest' | 'blink' | 'bob';

/** A pet, 32 x 32, facing left. An unknown potion falls back to Base, an unknown species to a wolf. */
export function drawPet(key: string, frame: PetFrame = 'rest'): Picture {
  if (frame === 'bob') {
    const rest = paint(key, 32, 32, {});
    return over(blank(32, 32), rest, 0, bounds(rest)?.y ? -1 : 1);
  }
  return paint(key, 32, 32, {}, undefined, frame === 'blink' ? 'blink' : '');
}

/** Shuts the eyes: each becomes a line low in its socket, without white or glint. */
function shut(text: string): string {
  return text
    .replace(
      /e([yq]) ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)/g,
      (all, kind: string, x: string, y: string, w: string, h: string) =>
        kind === 'q' && Number(h) < 2 ? all : `eq ${x} ${Number(y) + Math.round(Number(h) * 0.6)} ${w} 1`,
    )
    .replace(
      /eo ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)/g,
      (all, x: string, y: string, rx: string, ry: string) =>
        Number(ry) < 1.2 ? all : `eq ${Number(x) - Number(rx)} ${y} ${2 * Number(rx)} 1`,
    )
    .replace(/!\*?i[qd] [-\d. ]+/g, '');
}

/**
 * A pet beside its owner, 24 x 24: the same drawing at about three quarters of its size, or a little over half if a
 * mount needs the room.
 */
export const drawCompanion = (key: string, small = false): Picture =>
  paint(key, 24, 24, small ? { scale: 0.56, dx: 0.6, dy: 6.8 } : { scale: 0.76, dy: 0.6 });

/** Place of a mount alone, where it fills the picture; under a rider it is smaller and further left. */
const MOUNT: Place = { scale: 1.42, dx: 1, dy: 5.4 };
const RIDDEN: Place = { scale: 1.22, dx: -1.4, dy: 11.6 };
const RIDDEN_FACING: Place = { scale: 1.06, dx: 0.4, dy: 16.4 };
/** Species that face the viewer wear a band below the face instead of a saddle. */
const FACING =
  /^(Egg|Octopus|Spider|Owl|Penguin|Rock|Slime|Treeling|Butterfly|Beetle|Peacock|Yarn|Robot|Crab|JackOLantern|Aether|Cactus|Monkey|Sloth)-/;
const BAND =
  '!Rs 8 25.6 16 27.6 24 25.6 24 28 16 30 8 28 !Yr 8 27.4 16 .8 Yo 16 28.4 1.7 1.6 Nl 1 8 26.6 6.4 24 Nl 1 24 26.6 25.6 24';
const SADDLE = '!Rs 15.4 16 20 15 23 16.4 23 21 15.4 21 Ns 15 15 18.4 16.4 22.4 14.4 24 16 22 18.6 16 18.6';

/** Adds the saddle, on the body but behind everything in front of the rider. */
function withSaddle(text: string, saddle: string): string {
  if (saddle === BAND) return `${text} ${saddle}`;
  const cut = text.indexOf('|');
  return cut < 0 ? `${text} ${saddle}` : `${text.slice(0, cut)} ${saddle} ${text.slice(cut)}`;
}

/** The saddle under a rider, further back. */
const RIDDEN_SADDLE =
  '!Rs 17.6 16 22.2 15 25.2 16.4 25 21.4 17.8 21.4 Ns 17.2 15 20.6 16.4 24.6 14.4 26 16 24.2 18.6 18.2 18.6';
/**
 * Whether a rider sits astride with one leg on the near side. Mounts that face the viewer hide their rider's
 * legs.
 */
export const isAstride = (key: string): boolean => !FACING.test(key);

const saddleOf = (key: string): string => (FACING.test(key) ? BAND : SADDLE);

/** Whether there is a drawing of a mount. */
export const hasMount = (key: string): boolean => hasPet(key);

/** A saddled mount without its rider, 48 x 49. */
export const drawMount = (key: string): Picture => paint(key, 48, 49, MOUNT, undefined, saddleOf(key));

/**
 * The part of a mount behind its rider, or the part in front. Mounts that face the viewer hide as much of the
 * rider as they can.
 */
export function drawMountLayer(key: string, side: 'behind' | 'front'): Picture {
  if (!isAstride(key)) return paint(key, 48, 49, RIDDEN_FACING, undefined, BAND);
  const layer = paint(key, 48, 49, RIDDEN, side, RIDDEN_SADDLE);
  return side === 'behind' ? layer : over(flank(key), layer);
}

/** The rows of the body below the saddle, drawn in front of the rider's legs. */
function flank(key: string): Picture {
  const body = paint(key, 48, 49, RIDDEN, 'behind', RIDDEN_SADDLE);
  const out = blank(48, 49);
  const from = 33 * 48 * 4;
  out.data.set(body.data.subarray(from), from);
  return out;
}
