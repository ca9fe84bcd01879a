import { randomBytes, randomUUID } from 'node:crypto';
import type { Dice } from '@everdeed/rules';

/** Time, chance and ids as the server takes them; test mode replaces them. */
export interface Nature {
  /** Milliseconds since the epoch. */
  now(): number;
  readonly dice: Dice;
  /** A new UUID v4. */
  newId(): string;
}

/** 2^32 as the divisor of 32 random bits. */
const span = 4_294_967_296;

/** The real ones. */
export const realNature: Nature = {
  now: () => Date.now(),
  dice: { roll: () => randomBytes(4).readUInt32BE() / span },
  newId: () => randomUUID(),
};
