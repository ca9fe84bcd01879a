import type { Gear } from '../../gear/types.ts';
import { listed, pick } from '../text-table.ts';
import { keysOf } from '../../values.ts';

const statNames = { str: 'strength', int: 'intelligence', per: 'perception', con: 'constitution' } as const;
const stats = keysOf(statNames);

const frames: readonly ((bonus: string) => string)[] = [
  (bonus) => `Worth ${bonus}.`,
  (bonus) => `Good for ${bonus}.`,
  (bonus) => `Lends you ${bonus}.`,
  (bonus) => `Adds ${bonus}.`,
];

/**
 * A sentence on the attributes that an item raises and on whether it takes both hands, as the seeds require; empty if
 * neither applies.
 */
export function bonusSentence(gear: Gear): string {
  const given = stats.filter((stat) => gear[stat] > 0);
  const isEven = given.length === 4 && given.every((stat) => gear[stat] === gear.str);
  const bonus = isEven
    ? `${gear.str} of everything`
    : listed(given.map((stat) => `${gear[stat]} ${statNames[stat]}`));
  const frame = frames[Number(pick(['0', '1', '2', '3'], gear.key))];
  const parts = [
    ...(bonus && frame ? [frame(bonus)] : []),
    ...(gear.twoHanded ? ['It takes both hands.'] : []),
  ];
  return parts.join(' ');
}
