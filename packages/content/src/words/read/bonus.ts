import type { Gear } from '../../gear/types.ts';
import { pick } from '../text-table.ts';

const stats = ['str', 'int', 'per', 'con'] as const;

/** How a language tells what gear adds. */
export interface BonusPhrases {
  readonly stats: Readonly<Record<(typeof stats)[number], string>>;
  /** Four sentences, with `#` for the bonus. */
  readonly frames: readonly [string, string, string, string];
  /** A bonus that is the same for all attributes, with `#` for the number. */
  readonly even: string;
  readonly bothHands: string;
  readonly listed: (items: readonly string[]) => string;
}

/**
 * A sentence on the attributes that an item raises and on whether it takes both hands, as the seeds require; empty if
 * neither applies.
 */
export function bonusSentence(phrases: BonusPhrases, gear: Gear): string {
  const given = stats.filter((stat) => gear[stat] > 0);
  const isEven = given.length === 4 && given.every((stat) => gear[stat] === gear.str);
  const bonus = isEven
    ? phrases.even.replace('#', String(gear.str))
    : phrases.listed(given.map((stat) => `${gear[stat]} ${phrases.stats[stat]}`));
  const parts = [
    ...(bonus ? [pick(phrases.frames, gear.key).replace('#', bonus)] : []),
    ...(gear.twoHanded ? [phrases.bothHands] : []),
  ];
  return parts.join(' ');
}
