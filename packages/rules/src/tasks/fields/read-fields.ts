import type { RuleContext } from '../../command.ts';
import type { TaskType } from '../../state/task.ts';
import type { Report } from './problem.ts';
import { fieldTables } from './tables.ts';

type Fields = Readonly<Record<string, unknown>>;

const LISTS_WITH_IDS: ReadonlySet<string> = new Set(['reminders', 'checklist']);

/**
 * The fields of `sent` that a task of the type has, read and checked; an entry that is undefined was sent empty.
 * Items of lists get an id where they have none.
 */
export function readFields(
  ctx: RuleContext,
  type: TaskType,
  sent: Fields,
  report: Report,
  isAllowed: (field: string) => boolean = () => true,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [field, reader] of Object.entries(fieldTables[type])) {
    if (!Object.hasOwn(sent, field) || sent[field] === undefined || !isAllowed(field)) continue;
    const value = reader(sent[field], field, report);
    read[field] = LISTS_WITH_IDS.has(field) ? withIds(ctx, value) : value;
  }
  if (Object.hasOwn(read, 'text') && !read['text'] && !report.problems.some(({ path }) => path === 'text')) {
    report.add('text', 'valueMissing');
  }
  return read;
}

const withIds = (ctx: RuleContext, list: unknown): unknown =>
  Array.isArray(list) ? list.map((item: object) => Object.assign({ id: ctx.newId() }, item)) : list;
