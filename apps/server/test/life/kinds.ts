import { belongingKinds } from './belongings.ts';
import { counterKinds } from './counter.ts';
import { creatureKinds } from './creatures.ts';
import type { Kind } from './move.ts';
import { personKinds } from './person.ts';
import { scoringKinds } from './scoring.ts';
import { wareKinds } from './wares.ts';

/** Every kind of move in a life, by its name. */
export const kinds: Readonly<Record<string, Kind>> = {
  ...wareKinds,
  ...counterKinds,
  ...creatureKinds,
  ...scoringKinds,
  ...personKinds,
  ...belongingKinds,
};

/** How often a kind is drawn; 1 where nothing is said. */
export const weights: Readonly<Record<string, number>> = {
  ware: 10,
  score: 8,
  undo: 4,
  day: 3,
  cast: 3,
  feed: 2,
  hatch: 2,
  sell: 2,
};
