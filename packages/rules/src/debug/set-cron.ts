import type { RuleContext } from '../command.ts';
import { isEmpty, missing } from '../fields/field.ts';
import { instant } from '../fields/readers.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';

/** Moves the instant at which the player's day was last judged; on test servers only. */
export function setLastCron(
  _context: RuleContext,
  { player }: PlayerScene,
  sent: { readonly lastCron?: unknown },
): Result<Outcome<object>, 'validationFailed'> {
  if (isEmpty(sent.lastCron)) return refuseFields('User', [missing('lastCron', sent.lastCron)]);
  const lastCron = instant(sent.lastCron, 'lastCron');
  return lastCron.ok
    ? accept(outcomeOf({}, { players: [{ ...player, lastCron: lastCron.value }] }))
    : refuseFields('User', lastCron.problems);
}
