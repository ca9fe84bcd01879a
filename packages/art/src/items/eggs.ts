import { type Colour, mix } from '../pipeline/colour.ts';
import type { Picture } from '../pipeline/picture.ts';
import { readPattern } from '../pipeline/pattern.ts';
import { render } from '../pipeline/render.ts';

/** What sets an animal's egg apart: shell, marks, pattern, and things that stick out of the shell. */
const EGGS = `
Wolf a89484 75604f spots fox
TigerCub f0a048 6c4434 stripes round
PandaCub f4f2ee 4a4454 blots round
LionCub e8b458 b87838 flame round
Fox e8743c fbe4c8 blots fox
FlyingPig f4a8b4 e47c94 spots wings
Dragon 58a868 c8ecA0 scales horns
Cactus 74b458 4c8c48 bark flower
BearCub 9c6c48 6c4834 spots round
Gryphon dca850 fbe8b0 scales wings
Hedgehog a8805c 6c4c3c bark spikes
Deer c89464 fbeccc spots antlers
Egg fbf4e0 f0d8a8 waves none
Rat 9c94a0 e8a8b0 spots round
Octopus 8c5cb0 d0a8e8 spots tentacles
Seahorse 58b4c0 f0d884 waves fin
Parrot d84848 48a8d8 bands crest
Rooster f8f0e0 d04440 blots crest
Spider 544860 b0a0c0 leading legs
Owl b08c64 f0dcb4 scales fox
Penguin 4c5874 f4f6fa blots none
TRex 78a058 48703c stripes spikes
Rock 9490a0 6c687c facets none
Bunny ece4dc f0a8b4 hearts bunny
Slime 80d090 c4f4b8 glimmer drip
Sheep f8f4ec c8c0d0 icing horns
Cuttlefish c07090 f4c8d4 waves tentacles
Whale 5484c0 d0e4f4 waves spout
Cheetah f0c05c 8c5c34 spots round
Horse a87850 5c3c30 stripes fox
Frog 6cb050 d0ec98 spots eyes
Snake 58985c e8d480 scales none
Unicorn f8f0fc e8a8d8 rainbow horn
Sabretooth dca058 8c5838 stripes fangs
Monkey a47c54 ecd0a4 blots round
Snail c8b070 8c9c50 waves eyes
Falcon 8c6c4c f0dcb0 bark wings
Treeling 8c6440 6cac48 cap leaf
Axolotl f8b8c8 e87c98 spots gills
Turtle 6ca868 c8d890 scales none
Armadillo c49868 8c6444 bands none
Cow f8f4f0 544450 blots horns
Beetle 4878a8 a0dce8 glimmer antennae
Ferret c8a078 6c4c3c bands round
Sloth b0a07c 7c6c50 bark none
Triceratops 88a8b8 d8a868 spots horns
GuineaPig e0a868 fbf4e4 blots round
Peacock 2c8cb0 58c890 spots crest
Butterfly f0a848 d85c7c flowers antennae
Nudibranch d868b0 f8d868 waves gills
Hippo a098b8 7c7498 spots round
Yarn e06878 f8b0b8 waves thread
Pterodactyl b07858 ecd0a0 bark wings
Badger 6c6c80 f4f2f4 bands round
Squirrel d07c44 f8dcb0 blots fox
SeaSerpent 48a0b0 a8e8d0 scales fin
Kangaroo c88c5c f4dcb4 blots bunny
Alligator 6ca058 c8dc8c scales spikes
Velociraptor c0703c 3cb0a0 stripes crest
Dolphin 80a8d0 e4f0fa waves fin
Robot b8c0cc 6c94b8 gears antennae
Giraffe f4cc68 b07838 blots horns
Chameleon 68b858 f0a048 rainbow none
Crab e06848 f8c098 spots claws
Raccoon 8c90a4 343448 bands fox
Dog d8a86c 8c5c3c blots floppy
Cat 545068 f0b860 stripes fox
Otter 946c4c ecd4b0 waves round
Alpaca f0e4cc d8c0a0 icing bunny
Platypus 8c6c54 e0a850 bark bill
`;

const SHELL = 'bs 16 3 21.4 8 25.4 15.4 25.4 21.6 22 27 16 29.4 10 27 6.6 21.6 6.6 15.4 10.6 8';
const EXTRAS: Readonly<Record<string, string>> = {
  none: '',
  fox: '*cp 7.6 12 7.4 3.4 12.6 7.4 *!ap 8.8 10 8.6 6 11 8',
  round: '*co 8.8 8 3 3 *!ao 8.8 8.2 1.5 1.5',
  floppy: '*cs 10 8 6 8 3.6 14 5 18 8 15 10.6 11',
  bunny: '*cs 10.4 8 7 4 7.4 1 10.6 1.6 12.6 6.6 *!as 10.4 6 8.8 3.4 9 2.4 10.6 3 11.4 5.4',
  wings: '*as 8 14 2.6 11 1.4 15 3 16.6 2.4 19 5 19.4 7 18.6',
  horns: '*Et 2.6 1 10.6 8 8 5 8.4 1.6',
  horn: 'Yp 14.4 4.4 16 -.6 17.6 4.4 !Ad 16 2',
  antlers: '*Nt 1.6 1 11 7 8 4 8 1 *Nt 1.2 .9 8.4 4.4 5 3.6 4.4 1.6',
  spikes: '*cp 7.6 13 4 10 9.4 9.4 *cp 10 9 8 4.4 13 6 cp 14 4.4 16 .6 18 4.4',
  tentacles: '*bt 2.6 1.4 9 25 5 27 3 25 *bt 2.6 1.4 12 28 9 30.4 6 30',
  fin: 'ap 16 6 23 1 23.4 8 20 10 *ap 7.4 18 3 16 3.6 22 7 22',
  crest: 'as 15 5 13 1 15.4 1.6 16.6 .4 17.6 2 20 1.4 18.6 5',
  legs: '*Kl 1.4 8 16 4 13 3 17 *Kl 1.4 7 20 3 20 2 24 *Kl 1.4 8 24 5 26 4 29',
  drip: 'bs 22 24 26 27 29 29.6 20 30 12 30 3 29.6 7 26 12 28',
  eyes: '*bo 10.4 6 3 3 *Wo 10.4 6 1.8 1.8 *!Zo 10.4 6.2 .9 1.1',
  spout: 'Ct 1.6 1 16 4 15.4 1.6 12.6 1 Ct 1.6 1 16 4 16.6 1.6 19.4 1',
  fangs: '*Wp 10.6 20 13.4 20 12 26.6',
  leaf: 'Gs 16 5 11 4 9.6 1 13.6 1 Gs 16 5 21 4 22.4 1 18.4 1',
  gills: '*at 2.4 1.2 8.4 12 4 10 2.6 6 *at 2.4 1.2 7.4 16 3 16 1.4 13',
  antennae: '*Kt 1.2 .9 13 5 11 2 8 1.4 *ao 7.8 1.8 1.4 1.3',
  thread: 'at 1.4 1.2 22 26 27 28 30 26 28 23',
  flower: 'Ms 13 5 11 3 13 1 15 2 16 .4 17 2 19 1 21 3 19 5 16 6 Yo 16 3.4 1.4 1.2',
  claws: '*bs 5 18 2 16 1.6 12 3.6 12.6 4 14.4 5.6 12.6 7.4 14 7 17',
  bill: 'Os 11 20 16 18.6 21 20 21.6 23 16 24.4 10.4 23 !Dd 14 20 17 20',
};

interface EggArt {
  readonly b: Colour;
  readonly a: Colour;
  readonly pattern: string;
  readonly extra: string;
}
let table: ReadonlyMap<string, EggArt> | undefined;
const eggs = () =>
  (table ??= new Map(
    EGGS.trim()
      .split('\n')
      .map((line) => {
        const [key = '', b = '', a = '', pattern = '', extra = ''] = line.split(' ');
        return [
          key,
          { b: Number.parseInt(b, 16), a: Number.parseInt(a, 16), pattern: `${pattern}:${a},${b}`, extra },
        ];
      }),
  ));

/** Whether an egg has its own shell. */
export const hasEgg = (key: string): boolean => eggs().has(key);

/** An egg, 32 x 32. Unknown keys get the plain one. */
export function drawEgg(key: string): Picture {
  const egg = eggs().get(key) ?? eggs().get('Egg');
  if (!egg) throw new Error('no plain egg');
  const behind = 'wings tentacles legs drip antlers gills thread'.split(' ').includes(egg.extra);
  const extra = EXTRAS[egg.extra] ?? '';
  const text = behind
    ? `${extra} ${SHELL} !io 12 10 1.3 2 30`
    : `${egg.extra === 'fangs' || egg.extra === 'bill' ? '' : extra} ${SHELL} !io 12 10 1.3 2 30 ${egg.extra === 'fangs' || egg.extra === 'bill' ? extra : ''}`;
  return render(
    text,
    32,
    32,
    { b: egg.b, a: egg.a, c: mix(egg.b, 0x3c2c4c, 0.22) },
    { pattern: readPattern(egg.pattern, 'b') },
  );
}
