import type { Result } from '../result.ts';
import type { FieldProblem } from './field.ts';

/** The wire's name for what has the fields: the player, or a task of a type. */
export type Model =
  | 'User'
  | 'Group'
  | 'Challenge'
  | 'NewsPost'
  | 'Blocker'
  | 'habit'
  | 'daily'
  | 'todo'
  | 'reward';

/** A refusal that names all problems with the fields that were sent (wire-user-and-tasks 0.4). */
export const refuseFields = (
  model: Model,
  problems: readonly FieldProblem[],
): Result<never, 'validationFailed'> => ({
  ok: false,
  refusal: { kind: 'badRequest', key: 'validationFailed', params: { model }, problems },
});
