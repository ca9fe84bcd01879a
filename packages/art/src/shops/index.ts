import { drawFigure } from '../avatar/index.ts';
import { crop, over, type Picture } from '../pipeline/picture.ts';
import { render } from '../pipeline/render.ts';
import { mix } from '../pipeline/colour.ts';
import { drawScene } from '../scenes/index.ts';
import { KEEPER_NAMES, KEEPERS, WARES } from './keepers.ts';
import { own } from '../pipeline/own.ts';

/** Rows of a shop scene; unlike banners it ends straight, at the counter. */
export const SHOP_HEIGHT = 49;
const STALL_WIDTH = 92;

const keeperOf = (name: string) => own(KEEPERS, own(KEEPER_NAMES, name) ?? name);

/** Whether a keeper of this name is drawn. */
export const hasKeeper = (name: string): boolean => keeperOf(name) !== undefined;
/** Names of all keepers. */
export const keeperNames = (): readonly string[] => Object.keys(KEEPERS);

/** A shopkeeper, 48 x 49, standing; asleep when the shop is closed. An unknown name gives the guide. */
export function drawKeeper(name: string, asleep = false): Picture {
  const keeper = keeperOf(name) ?? KEEPERS.guide;
  if (!keeper) throw new Error('no guide');
  return drawFigure({ ...keeper.look, asleep });
}

/**
 * A shop with its keeper behind the counter: `width` (92 to 480) x 49. Closed: lamps out and the keeper asleep.
 * The stall stands a fifth from the left, so that words fit beside it.
 */
export function drawShop(name: string, width = 320, closed = false): Picture {
  const keeper = keeperOf(name) ?? KEEPERS.guide;
  if (!keeper) throw new Error('no guide');
  const wide = Math.max(STALL_WIDTH, Math.min(480, Math.round(width)));
  const picture = crop(drawScene(keeper.scene, wide, 'straight'), 0, 0, wide, SHOP_HEIGHT);
  const x = Math.max(0, Math.round(wide * 0.2) - STALL_WIDTH / 2 + 20);
  over(picture, stall(keeper.cloth, closed), x, 0);
  over(picture, crop(drawKeeper(name, closed), 0, 0, 48, 36), x + 22, 3);
  over(picture, counter(closed), x, 0);
  keeper.wares.forEach((ware, i) => {
    const at = [10, 22, 68, 80][i] ?? 10;
    over(
      picture,
      render(own(WARES, ware) ?? '', 16, 16, {}, { place: { dx: 8, dy: 14 }, axis: 0 }),
      x + at - 8,
      34 - 14,
    );
  });
  return picture;
}

function stall([a, b]: readonly [number, number], closed: boolean): Picture {
  const cloth = Array.from(
    { length: 7 },
    (_, k) =>
      `${k % 2 ? 'c' : 'a'}p ${5 + k * 12} 1 ${15 + k * 12} 1 ${17 + k * 12} 10 ${15 + k * 12} 13 ${6 + k * 12} 13 ${4 + k * 12} 10`,
  ).join(' ');
  return render(
    `kr 5 8 82 40 !jr 5 8 82 5 Nr 4 10 3 38 Nr 85 10 3 38 ${closed ? '' : 'Yo 14 17 2 2.4 Yo 78 17 2 2.4'} ${cloth}`,
    STALL_WIDTH,
    SHOP_HEIGHT,
    {
      a: closed ? mix(a, 0x3c3050, 0.4) : a,
      c: closed ? mix(b, 0x3c3050, 0.4) : b,
      k: closed ? 0x2c2034 : 0x4a3028,
      j: 0x33202a,
    },
  );
}

function counter(closed: boolean): Picture {
  const c = closed ? 0x5c4434 : 0x8f5d36;
  return render(
    'br 2 34 88 3.4 cr 4 37 84 14 !dr 24 38 1 12 !dr 44 38 1 12 !dr 64 38 1 12',
    STALL_WIDTH,
    SHOP_HEIGHT,
    { b: mix(c, 0xffe0a0, 0.24), c, d: mix(c, 0x2a1436, 0.35) },
  );
}
