import type { RuleContext } from '../../command.ts';
import { type FieldsRead, readFields } from '../../fields/composites.ts';
import { missing } from '../../fields/field.ts';
import type { TaskType } from '../../state/task.ts';
import { fieldTables } from './tables.ts';

type Fields = Readonly<Record<string, unknown>>;

const LISTS_WITH_IDS: readonly string[] = ['reminders', 'checklist'];

/**
 * The fields of `sent` that a task of the type has, read and checked; a value that is undefined was sent empty.
 * Items of lists get an id where they have none.
 */
export function readTaskFields(
  ctx: RuleContext,
  type: TaskType,
  sent: Fields,
  isAllowed: (field: string) => boolean = () => true,
): FieldsRead {
  const allowed = Object.fromEntries(Object.entries(sent).filter(([field]) => isAllowed(field)));
  const { values, problems } = readFields(fieldTables[type], allowed);
  const lists = LISTS_WITH_IDS.filter((field) => Array.isArray(values[field]));
  const withIds = Object.fromEntries(lists.map((field) => [field, addIds(ctx, values[field])]));
  const isTextless = Object.hasOwn(values, 'text') && !values['text'];
  const isTextKnownBad = problems.some(({ path }) => path === 'text');
  return {
    values: { ...values, ...withIds },
    problems: isTextless && !isTextKnownBad ? [...problems, missing('text', sent['text'])] : problems,
  };
}

const addIds = (ctx: RuleContext, list: unknown): unknown =>
  Array.isArray(list) ? list.map((item: object) => Object.assign({ id: ctx.newId() }, item)) : list;
