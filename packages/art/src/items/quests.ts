import { bossArt } from '../bosses/art.ts';
import { HUES, mix } from '../pipeline/colour.ts';
import { over, type Picture } from '../pipeline/picture.ts';
import { inside } from '../pipeline/extent.ts';
import { render } from '../pipeline/render.ts';
import { potion } from '../pets/potions.ts';
import { speciesText } from '../pets/species.ts';
import { BUNDLES, CARDS, THINGS } from './things.ts';
import { own } from '../pipeline/own.ts';

const SIZE = 32;
/** What each collection quest gathers, as shown on its scroll. */
const COLLECTS: Readonly<Record<string, string>> = {
  dilatoryDistress1: 'fireCoral',
  mayhemMistiflying2: 'mistifly1',
  stoikalmCalamity2: 'icicleCoin',
  taskwoodsTerror2: 'dryad',
  lostMasterclasser1: 'ancientTome',
  onyx: 'onyxStone',
  ruby: 'rubyGem',
  silver: 'silverIngot',
  stone: 'mossyStone',
  turquoise: 'turquoiseGem',
  opal: 'opalGem',
  evilsanta2: 'tracks',
  egg: 'plainEgg',
  atom1: 'soapBars',
  goldenknight1: 'testimony',
  moon1: 'shard',
  moonstone1: 'moonstone',
  vice2: 'lightCrystal',
  robot: 'gear',
};
const SCROLL =
  'br 3 3.4 26 25 cr 1.4 1.4 29.2 3.4 cr 1.4 27.2 29.2 3.4 !lr 4.6 5.8 22.8 20.4 _br 3.6 25.4 24.8 1';
/** The paper between the rolls. */
const PAPER = { x: 4, y: 5, w: 24, h: 22 };

/** Signs on the rune stones, drawn as strokes on a small grid. */
const SIGNS: Readonly<Record<string, string>> = {
  PL: '12 10 12 22 12 10 18 10 20 13 18 16 12 16',
  LE: '12 20 13 14 16 11 19 13 18 18 21 21',
  VE: '16 18 12 14 16 10 20 14 16 18 16 24 13 21 19 21',
  AQ: '11 13 13 11 16 13 19 11 21 13 11 19 13 17 16 19 19 17 21 19',
  MO: '18 9 13 12 12 17 15 22 19 23 15 18 15 13 18 9',
  CA: '11 13 14 10 20 11 21 13 12 18 11 20 18 22 21 19',
  MA: '14 20 11 17 13 14 17 15 17 19 14 20 20 11 17 11 20 11 20 14',
  CP: '12 10 15 20 17 12 19 12 19 20 16 23 21 19',
  SG: '11 22 21 10 16 10 21 10 21 15 13 16 17 20',
  NE: '12 10 12 14 16 17 20 14 20 10 16 9 16 23 13 20 19 20',
  LI: '11 21 21 21 11 18 14 18 13 13 16 10 19 13 18 18 21 18',
  ME: '12 9 14 12 18 12 20 9 16 12 13 15 16 18 19 15 16 12 16 18 16 23 13 21 19 21',
};

/** A thing to collect in a quest or sold in a shop, 32 x 32; undefined if it has no drawing. Mystery sets are boxed. */
export function drawThing(key: string): Picture | undefined {
  const text = own(THINGS, key.startsWith('set_mystery_') ? 'mysteryBox' : key);
  if (text === undefined) return undefined;
  if (!text.startsWith('=rune')) return render(text, SIZE, SIZE, {});
  const [, letter = 'S', sign = ''] = text.split(' ');
  const colour = HUES[letter] ?? 0;
  return render(
    `bs 6 26 5 14 10 5 20 4 27 12 26 25 20 29 10 29 _bl 3.4 ${SIGNS[sign] ?? ''} !al 1.7 ${SIGNS[sign] ?? ''}`,
    SIZE,
    SIZE,
    {
      b: mix(0x8c8894, colour, 0.16),
      a: mix(colour, 0xffffff, letter === 'K' ? 0.8 : 0.16),
    },
  );
}
/** Keys of all things. */
export const thingKeys = (): readonly string[] => Object.keys(THINGS);
/** Whether there is a drawing of a thing. */
export const hasThing = (key: string): boolean => Object.hasOwn(THINGS, key);

/** Whether a quest or a bundle has its own scroll. */
export const hasQuest = (key: string): boolean =>
  bossArt(key) !== undefined || Object.hasOwn(COLLECTS, key) || Object.hasOwn(BUNDLES, key);

/** A quest's scroll, 32 x 32, showing its boss or what to collect; for a bundle, three pets on a tied stack. */
export function drawQuest(key: string): Picture {
  const bundle = own(BUNDLES, key);
  if (bundle) return drawBundle(...bundle);
  const boss = bossArt(key);
  const ink = boss?.palette.b ?? 0xc8742c;
  const scroll = render(SCROLL, SIZE, SIZE, {
    b: 0xf0dcb0,
    c: mix(0xd8b478, ink, 0.3),
    l: mix(0xfaf0d4, ink, 0.12),
  });
  const text = boss?.portrait ?? own(THINGS, own(COLLECTS, key) ?? 'plainEgg') ?? '';
  const place = inside(text, 16, PAPER.w, PAPER.h, { scale: 0.7, dx: 0.8, dy: 0.6 });
  const sign = render(text, PAPER.w, PAPER.h, boss?.palette ?? {}, { place, axis: 16 });
  return over(scroll, sign, PAPER.x, PAPER.y);
}

function drawBundle(ribbon: string, species: readonly string[]): Picture {
  const stack = render(
    'br 4 21 24 7 cr 2.6 20 3 9 cr 26.4 20 3 9 br 5 15 22 7 cr 3.6 14 3 8.6 cr 25.4 14 3 8.6 ar 14 13 4 17 as 16 14 11 10 10 15 as 16 14 21 10 22 15',
    SIZE,
    SIZE,
    { b: 0xf0dcb0, c: 0xd8b478, a: HUES[ribbon] ?? 0 },
  );
  species.forEach((name, i) => {
    const brew = potion(['Base', 'CottonCandyBlue', 'Golden'][i] ?? 'Base');
    over(
      stack,
      render((speciesText(name, '') ?? '').replace('|', ''), 13, 13, brew?.palette ?? {}, {
        place: inside((speciesText(name, '') ?? '').replace('|', ''), 16, 13, 13, {
          scale: 0.4,
          dx: 0.6,
          dy: 0.8,
        }),
        axis: 16,
      }),
      Math.round(i * 9.5),
      i === 1 ? 0 : 2,
    );
  });
  return stack;
}

/** Whether there is a drawing of a greeting card. */
export const hasCard = (key: string): boolean => Object.hasOwn(CARDS, key);

/** A greeting card, 32 x 32. */
export function drawCard(key: string): Picture {
  const [paper, ink, front] = own(CARDS, key) ?? CARDS.greeting ?? [0, 0, ''];
  return render(
    `cp 5 4 8 2.6 8 28 5 29.4 br 7 3 19 25 !cr 8.4 4.4 16.2 1.2 !cr 8.4 25.4 16.2 1.2 ${front} !cl .9 11 21.6 21 21.6 !cl .9 12.4 23.6 19.6 23.6`,
    SIZE,
    SIZE,
    { b: paper, c: ink },
  );
}
