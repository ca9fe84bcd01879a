import { type Half, type Pair, pairOf } from './pairing.ts';

/** What a tap on an egg or a potion asks for. */
export type Tap =
  | { readonly kind: 'choose'; readonly half: Half }
  | { readonly kind: 'putBack' }
  | { readonly kind: 'join'; readonly pair: Pair };

const isSame = (one: Half, other: Half): boolean => one.family === other.family && one.key === other.key;

/**
 * The first tap chooses, a second one on the same thing puts it back, one on its like chooses that instead, and one on
 * the other family joins the two.
 */
export function tapOn(half: Half, chosen: Half | undefined): Tap {
  if (!chosen || (chosen.family === half.family && chosen.key !== half.key)) return { kind: 'choose', half };
  return isSame(chosen, half) ? { kind: 'putBack' } : { kind: 'join', pair: pairOf(chosen, half) };
}
