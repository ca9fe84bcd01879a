import { asText } from '../fields/as-text.ts';
import { fieldsOf } from '../fields/composites.ts';
import { isEmpty, problemAt } from '../fields/field.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { done, type Result } from '../result.ts';

/** Refuses new originals with an alias: only tasks of one's own have one (wire-user-and-tasks 4.1, 4.3). */
export function checkNoAliases(sent: unknown): Result<undefined, 'validationFailed'> {
  for (const one of (Array.isArray(sent) ? sent : [sent]).map(fieldsOf)) {
    const { alias, type } = one;
    if (isEmpty(alias)) continue;
    const model = (['habit', 'daily', 'todo', 'reward'] as const).find((name) => name === type);
    if (model) return refuseFields(model, [problemAt('alias', 'aliasOwnOnly', asText(alias))]);
  }
  return done;
}
