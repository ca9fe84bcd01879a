import type { Result } from '../result.ts';
import type { FieldProblem } from './field.ts';

/** What has fields that storage checks, as the wire names it: the player, or a task of a type. */
export type Model = 'User' | 'habit' | 'daily' | 'todo' | 'reward';

/** Says no because of what fields were sent, all problems at once (wire-user-and-tasks 0.4). */
export const refuseFields = (
  model: Model,
  problems: readonly FieldProblem[],
): Result<never, 'validationFailed'> => ({
  ok: false,
  refusal: { kind: 'badRequest', key: 'validationFailed', params: { model }, problems },
});
