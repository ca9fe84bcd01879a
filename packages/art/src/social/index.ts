import { drawFigure } from '../avatar/index.ts';
import { type AvatarLook, avatarLook, type LookSource } from '../avatar/look.ts';
import { drawPet } from '../pets/index.ts';
import { blank, over, type Picture } from '../pipeline/picture.ts';
import { drawScene } from '../scenes/index.ts';

/** Size in picture pixels; shown 10 times as large it is 1200 x 630, what pages that link to others ask for. */
const WIDTH = 120;
const HEIGHT = 63;
/** How many times larger a social picture is sent. */
export const SOCIAL_SCALE = 10;
const SCENE_ROWS = 50;

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

/** Who is there, the hindmost first, with the left edge and the top of each. */
const HEROES: readonly (readonly [LookSource, number, number])[] = [
  [hero('rogue', ['black', 2], '915533'), -8, 4],
  [hero('healer', ['blond', 3], 'ea8349'), 77, 4],
  [hero('warrior', ['brown', 1], 'c06534'), 19, 6],
  [hero('wizard', ['red', 3], 'f5a76e'), 48, 6],
];
const PETS: readonly (readonly [string, number])[] = [
  ['Dragon-CottonCandyPink', 1],
  ['Fox-Red', 43],
  ['Wolf-White', 86],
];
/** The top of the pets, who stand before them. */
const PETS_TOP = 31;

const figureOf = (source: LookSource): AvatarLook => ({
  ...avatarLook(source),
  background: undefined,
  pet: undefined,
  mount: undefined,
});

/** The first stars of the evening. */
const STARS: readonly (readonly [x: number, y: number])[] = [
  [5, 4],
  [26, 2],
  [37, 7],
  [57, 3],
  [64, 10],
  [90, 2],
  [101, 6],
  [114, 3],
];
const STARLIGHT = [242, 234, 218, 255] as const;

/** A scene whose sky goes on to the upper edge. */
function ground(): Picture {
  const scene = drawScene('sunset_meadow', WIDTH, 'straight');
  const picture = blank(WIDTH, HEIGHT);
  const sky = scene.data.slice(0, 4);
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set(sky, at);
  for (const [x, y] of STARS) picture.data.set(STARLIGHT, (y * WIDTH + x) * 4);
  return over(picture, scene, 0, HEIGHT - SCENE_ROWS);
}

/** The picture that other sites show beside a link to this one: 120 x 63, heroes and pets in the evening. */
export function drawSocial(): Picture {
  let picture = ground();
  for (const [source, x, y] of HEROES) picture = over(picture, drawFigure(figureOf(source)), x, y);
  for (const [pet, x] of PETS) picture = over(picture, drawPet(pet), x, PETS_TOP);
  return picture;
}
