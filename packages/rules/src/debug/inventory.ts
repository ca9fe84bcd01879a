import type { RuleContext } from '../command.ts';
import { list, map } from '../fields/composites.ts';
import { type FieldProblem, passed, type Reader } from '../fields/field.ts';
import { flag, number, text } from '../fields/readers.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import { setPath } from '../state/paths.ts';

const count = number({ min: 0 });
const amounts = map(count);
const names = list(text({ maxLength: 1000 }));

/** True if owned, null if released. */
const mount: Reader<boolean | null> = (sent, path) => (sent === null ? passed(null) : flag(sent, path));
/** An amount, or the senders of cards. */
const specialItem: Reader<string[] | number> = (sent, path) =>
  Array.isArray(sent) ? names(sent, path) : count(sent, path);

/** Parts of the inventory that can be replaced: name in the body, path, and how to read it. */
const PARTS: readonly (readonly [name: string, path: string, read: Reader<unknown>])[] = [
  ['gear', 'items.gear.owned', map(flag, 5000)],
  ['special', 'items.special', map(specialItem)],
  ['pets', 'items.pets', map(number({ min: -1 }), 5000)],
  ['mounts', 'items.mounts', map(mount, 5000)],
  ['eggs', 'items.eggs', amounts],
  ['hatchingPotions', 'items.hatchingPotions', amounts],
  ['food', 'items.food', amounts],
  ['quests', 'items.quests', amounts],
];

/** Replaces the parts of the inventory that were sent, regardless of all other rules; on test servers only. */
export function modifyInventory(
  _context: RuleContext,
  { player }: PlayerScene,
  sent: Readonly<Record<string, unknown>>,
): Result<Outcome<object>, 'validationFailed'> {
  const problems: FieldProblem[] = [];
  let after = player;
  for (const [name, path, read] of PARTS) {
    if (sent[name] === undefined || sent[name] === null) continue;
    const part = read(sent[name], path);
    if (part.ok) after = setPath(after, path, part.value);
    else problems.push(...part.problems);
  }
  return problems.length > 0 ? refuseFields('User', problems) : accept(outcomeOf({}, { players: [after] }));
}
