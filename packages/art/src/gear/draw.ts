import { hash, mix } from '../pipeline/colour.ts';
import { blank, bounds, flip, type Picture } from '../pipeline/picture.ts';
import { type Place, render } from '../pipeline/render.ts';
import { own } from '../pipeline/own.ts';
import type { GearArt } from './spec.ts';

/** The picture for an empty slot. */
const HANGER = 'bl 1.8 6 20 16 13 26 20 bl 1.8 6 20 26 20 Xt 1.6 1.4 16 13 16 10 19 8 17 5 14 7';
const SIZE = 32;
const ROOM = 28;
const MEASURE = 140;
/** Maximum enlargement of a slot's drawing in a shop. */
const GROWTH: Readonly<Record<string, number>> = {
  weapon: 1.25,
  armor: 1.35,
  head: 1.3,
  shield: 1.7,
  back: 1.9,
  body: 1.8,
  eyewear: 1.6,
  headAccessory: 1.5,
};

/** The dark inside an empty hood. */
const HOLLOW = '!ns 16.4 17 18 12 24 10 30 12 31.6 17 31 22 28 25 24 26 20 25 17 22';

/** Maps a gear key to its drawing. */
type ArtOf = (key: string) => GearArt;

/**
 * A gear item as shown in shops, 32 x 32. Long weapons lie diagonally, the rest stands upright; the plain
 * base items are an empty hanger.
 */
export function drawGearWith(gearArt: ArtOf, key: string): Picture {
  const slot = key.slice(0, key.indexOf('_'));
  const art = gearArt(key);
  if (!art.drawing.trim())
    return render(HANGER, SIZE, SIZE, { b: mix(0x8f5d36, (hash(slot) * 2654435) & 0xffffff, 0.45) });
  const turn = art.upright && slot !== 'shield' ? Math.PI / 4 : art.upright ? -Math.PI / 4 : 0;
  const picture = render(`${art.deep ? HOLLOW : ''} ${art.drawing}`, SIZE, SIZE, art.palette, {
    pattern: art.pattern,
    place: fitted(art, slot, turn),
    axis:
      slot === 'armor' ||
      slot === 'head' ||
      slot === 'back' ||
      slot === 'body' ||
      slot === 'eyewear' ||
      slot === 'headAccessory'
        ? 24
        : 0,
  });
  return slot === 'shield' && !art.upright && key.endsWith('Rogue') ? flip(picture) : picture;
}

const places = new Map<string, Place>();

/** Scale and shift that centre a drawing in a shop's plate. */
function fitted(art: GearArt, slot: string, turn: number): Place {
  const name = `${turn}${art.drawing}`;
  const kept = places.get(name);
  if (kept) return kept;
  const middle = MEASURE / 2;
  const axis = slot === 'weapon' || slot === 'shield' ? 0 : 24;
  const p = render(art.drawing, MEASURE, MEASURE, art.palette, {
    place: { turn, dx: middle, dy: middle },
    axis,
    outline: false,
  });
  const box = bounds(p) ?? { x: 0, y: 0, w: SIZE, h: SIZE };
  const scale = Math.min(own(GROWTH, slot) ?? 1, ROOM / Math.max(box.w, box.h));
  const place: Place = {
    turn,
    scale,
    dx: SIZE / 2 - (box.x + box.w / 2 - middle) * scale,
    dy: SIZE / 2 - (box.y + box.h / 2 - middle) * scale,
  };
  places.set(name, place);
  return place;
}

/** Where slots sit on the 48 x 49 avatar. */
const HANDS: Readonly<Record<string, readonly [number, number]>> = {
  weapon: [34, 34],
  shield: [12.5, 32.5],
};

/** A worn piece on the avatar's grid. For back items, `side` picks the part behind or in front of the body. */
export function drawWornWith(gearArt: ArtOf, key: string, widen: number, side?: 'behind' | 'front'): Picture {
  const slot = key.slice(0, key.indexOf('_'));
  const art = gearArt(key);
  const hand = own(HANDS, slot);
  if (!art.drawing.trim()) return blank(48, 49);
  const base = { pattern: art.pattern, ...(side ? { side } : {}) };
  if (hand) {
    const [x, y] = hand;
    const away = (widen - 1) * 9;
    const place: Place =
      slot === 'weapon'
        ? { dx: x + away, dy: y }
        : art.upright
          ? { dx: 14 - away, dy: 34, widen: -1 }
          : { dx: x - away, dy: y };
    return render(art.drawing, 48, 49, art.palette, { ...base, place, axis: 0 });
  }
  return render(art.drawing, 48, 49, art.palette, {
    ...base,
    place: slot === 'armor' || slot === 'body' ? { widen } : {},
    axis: 24,
  });
}
