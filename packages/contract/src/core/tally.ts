import { Type } from 'typebox';
import { mapOf } from './fields.ts';

const count = Type.Integer({ minimum: 0 });

/** How many entries a list has. */
export const tallySchema = Type.Object({
  total: count,
  categories: mapOf(count, 'By slug: how many there were of this category alone, whichever are asked for.'),
});
