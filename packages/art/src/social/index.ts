import { drawFigure } from '../avatar/index.ts';
import { type AvatarLook, avatarLook, type LookSource } from '../avatar/look.ts';
import { drawPet } from '../pets/index.ts';
import { blank, over, type Picture } from '../pipeline/picture.ts';
import { drawScene } from '../scenes/index.ts';

/** Size in picture pixels; shown 5 times as large it is 1200 x 630, what pages that link to others ask for. */
const WIDTH = 240;
const HEIGHT = 126;
/** How many times larger a social picture is sent. */
export const SOCIAL_SCALE = 5;
const SCENE_ROWS = 50;
/** The colour of the page, from which the sky grows. */
const PAPER = [242, 234, 218] as const;
/** Rows over which it does. */
const FADE = HEIGHT - SCENE_ROWS;
/** Thresholds of an ordered 4 x 4 dither. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;

const hero = (gear: string, hair: [string, number], skin: string): LookSource => ({
  preferences: {
    size: 'slim',
    hair: { color: hair[0], base: hair[1], bangs: 1 },
    skin,
    shirt: 'white',
  },
  items: {
    gear: {
      equipped: {
        head: `head_${gear}_4`,
        armor: `armor_${gear}_4`,
        weapon: `weapon_${gear}_4`,
        ...(gear !== 'wizard' && { shield: `shield_${gear}_4` }),
      },
    },
  },
});

/** Who is there, from left to right, with the left edge of each. */
const HEROES: readonly (readonly [LookSource, number])[] = [
  [hero('rogue', ['black', 2], '915533'), 36],
  [hero('warrior', ['brown', 1], 'c06534'), 76],
  [hero('wizard', ['red', 3], 'f5a76e'), 128],
  [hero('healer', ['blond', 3], 'ea8349'), 164],
];
const PETS: readonly (readonly [string, number])[] = [
  ['Dragon-CottonCandyPink', 6],
  ['Fox-Red', 114],
  ['Wolf-White', 204],
];

const figureOf = (source: LookSource): AvatarLook => ({
  ...avatarLook(source),
  background: undefined,
  pet: undefined,
  mount: undefined,
});

/** Paper above, the scene below, and between them the scene's sky, dissolving upwards. */
function ground(): Picture {
  const scene = drawScene('sunset_meadow', WIDTH, 'straight');
  const picture = blank(WIDTH, HEIGHT);
  const sky = scene.data.slice(0, 3);
  const top = HEIGHT - SCENE_ROWS;
  for (let y = 0; y < top; y++)
    for (let x = 0; x < WIDTH; x++) {
      const threshold = ((BAYER[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5) / BAYER.length;
      const isSky = (y - (top - FADE)) / FADE > threshold;
      picture.data.set([...(isSky ? sky : PAPER), 255], (y * WIDTH + x) * 4);
    }
  return over(picture, scene, 0, top);
}

/** The picture that other sites show beside a link to this one: 240 x 126, heroes and pets around a fire. */
export function drawSocial(): Picture {
  let picture = ground();
  for (const [pet, x] of PETS) picture = over(picture, drawPet(pet), x, HEIGHT - 36);
  for (const [source, x] of HEROES) picture = over(picture, drawFigure(figureOf(source)), x, HEIGHT - 53);
  return picture;
}
