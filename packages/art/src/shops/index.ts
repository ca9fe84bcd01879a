import { drawFigure } from '../avatar/index.ts';
import { crop, over, type Picture } from '../pipeline/picture.ts';
import { render } from '../pipeline/render.ts';
import { mix } from '../pipeline/colour.ts';
import { drawScene } from '../scenes/index.ts';
import { KEEPER_NAMES, KEEPERS, WARES } from './keepers.ts';
import { own } from '../pipeline/own.ts';

/** Rows of a shop scene. Unlike a banner it ends in a straight edge, at the counter. */
export const SHOP_HEIGHT = 49;
const STALL_WIDTH = 92;

const keeperOf = (name: string) => own(KEEPERS, own(KEEPER_NAMES, name) ?? name);

/** Whether there is a drawing of a keeper with this name. */
export const hasKeeper = (name: string): boolean => keeperOf(name) !== undefined;
/** Names of all keepers. */
export const keeperNames = (): readonly string[] => Object.keys(KEEPERS);

/** A shopkeeper, 48 x 49, standing; asleep when the shop is closed. Unknown names get the guide. */
export function drawKeeper(name: string, asleep = false): Picture {
  const keeper = keeperOf(name) ?? KEEPERS.guide;
  if (!keeper) throw new Error('no guide');
  return drawFigure({ ...keeper.look, asleep });
}

/**
 * A shop with its keeper behind the counter: `width` (92 to 480) x 49. When closed, the lamps are out and the
 * keeper is asleep. The stall stands a fifth from the left, to leave room for text.
 */
export function drawShop(name: string, width = 320, closed = false): Picture {
  const keeper = keeperOf(name) ?? KEEPERS.guide;
  if (!keeper) throw new Error('no guide');
  const wide = Math.max(STALL_WIDTH, Math.min(480, Math.round(width)));
  const picture = crop(drawScene(keeper.scene, wide, 'straight'), 0, 0, wide, SHOP_HEIGHT);
  const x = Math.max(0, Math.round(wide * 0.2) - STALL_WIDTH / 2 + 20);
  over(picture, stall(keeper.cloth, closed), x, 0);
  over(picture, crop(drawKeeper(name, closed), 0, 0, 48, 36), x + 22, 3);
  over(picture, counter(keeper.cloth, closed), x, 0);
  keeper.wares.forEach((ware, i) => putWare(picture, ware, x + ([10, 22, 68, 80][i] ?? 10), 34));
  if (!keeper.isIndoors && wide >= x + STALL_WIDTH + 48) goodsBeside(picture, keeper.wares, x + STALL_WIDTH);
  return picture;
}

function putWare(picture: Picture, ware: string, x: number, y: number): void {
  over(
    picture,
    render(own(WARES, ware) ?? '', 16, 16, {}, { place: { dx: 8, dy: 14 }, axis: 0 }),
    x - 8,
    y - 14,
  );
}

const CRATE = 'Lr 0 0 12 10 !Nr 0 0 12 1.4 !Nr 0 8.6 12 1.4 _Lr 3.4 1.4 1 7.2 _Lr 7.4 1.4 1 7.2';
const BARREL =
  'Ns 1 0 9 0 10.6 4 10.6 7 9 11 1 11 -.6 7 -.6 4 !Kr -.4 2 10.8 1.2 !Kr -.4 8 10.8 1.2 _Nr 2.6 0 1 11 _Nr 6.6 0 1 11';
const SIGN = 'Nr 6.6 0 2 22 _Nr 6.6 12 2 10 Nr 0 3 15 11 !Er 1.4 4.4 12.2 8.2 !Nr 1 2.4 13 1';

/** Paints what stands beside the stall: a sign with the wares, a barrel and a crate. */
function goodsBeside(picture: Picture, wares: readonly string[], x: number): void {
  const stand = (text: string, dx: number, y: number) =>
    over(picture, render(text, 18, 24, {}, { place: { dx: 2, dy: 1 }, axis: 0 }), x + dx, y);
  stand(SIGN, 2, 18);
  putWare(picture, wares[0] ?? '', x + 11, 31);
  stand(BARREL, 20, 32);
  stand(CRATE, 31, 34);
  putWare(picture, wares[1] ?? '', x + 39, 37);
}

const STRIPES = 7;
const STRIPE = 12;

/** The stall behind the keeper: boards, shelves with jars, posts, lamps, and the awning over it. */
function stall([a, b]: readonly [number, number], closed: boolean): Picture {
  const cloth = Array.from({ length: STRIPES }, (_, k) => {
    const m = k % 2 ? 'c' : 'a';
    const x = 4 + k * STRIPE;
    return `${m}r ${x} 1 ${STRIPE} 8.4 +${m}o ${x + STRIPE / 2} 9 6 3.6 ^${m}r ${x} 1 ${STRIPE} 1 _${m}r ${x} 7 ${STRIPE} 1`;
  }).join(' ');
  const boards = [17, 29, 41, 53, 65, 77].map((x) => `_kr ${x} 8 1 32`).join(' ');
  const jars =
    'Tr 10 15.6 4 4.4 Er 10.6 14.4 2.8 1.4 Pr 17 16.6 3.4 3.4 Ur 21.4 14.6 1.8 5.4 Fr 23.4 15.4 1.8 4.6 Ar 25.4 14.6 1.8 5.4 Br 66 14.6 1.8 5.4 Ur 68 15.6 1.8 4.4 Or 72 15.6 4 4.4 Er 72.6 14.4 2.8 1.4 Gr 79 16.6 3.4 3.4';
  const lamp = closed ? 'K' : 'Y';
  return render(
    `kr 5 8 82 40 ${boards} ${closed ? '' : '^ko 31 19 6 6 ^ko 61 19 6 6'} ${jars} Nr 8 20 20.6 1.4 Nr 63.4 20 20.6 1.4 !jr 5 12 82 2
      Kl 1 31 12 31 16 ${lamp}r 29.6 16 2.8 3.4 Kl 1 61 12 61 16 ${lamp}r 59.6 16 2.8 3.4 Nr 4 10 3.4 38 Nr 84.6 10 3.4 38 ${cloth} Nr 3 0 86 1.4`,
    STALL_WIDTH,
    SHOP_HEIGHT,
    {
      a: closed ? mix(a, 0x3c3050, 0.4) : a,
      c: closed ? mix(b, 0x3c3050, 0.4) : b,
      k: closed ? 0x3c2c3c : 0x6a4634,
      j: 0x33202a,
    },
  );
}

/** The counter: a top, panels, and a runner in the colours of the stall. */
function counter([a, b]: readonly [number, number], closed: boolean): Picture {
  const c = closed ? 0x5c4434 : 0x8f5d36;
  const panels = [5, 19, 59, 73]
    .map((x) => `_cr ${x} 39.4 13 1 ^cr ${x} 47 13 1 _cr ${x} 39.4 1 8.6 _cr ${x + 13} 39.4 1 8.6`)
    .join(' ');
  return render(
    `br 2 34 88 3.4 cr 4 37 84 14 ${panels} fp 34 34 58 34 58 46 54.6 44.4 52 46.4 49 44.4 46 46.6 43 44.4 40 46.4 37.4 44.4 34 46 !gr 34 41.6 24 1.2 !gp 46 36 48 38.6 46 41 44 38.6`,
    STALL_WIDTH,
    SHOP_HEIGHT,
    {
      b: mix(c, 0xffe0a0, 0.24),
      c,
      f: closed ? mix(a, 0x3c3050, 0.4) : a,
      g: closed ? mix(b, 0x3c3050, 0.4) : b,
    },
  );
}
