import type { ImportedFile, Result, Task } from '@everdeed/rules';
import type { FileRefusal } from './read-bytes.ts';

/** A file without its tasks and messages: they follow in parts, so that no part holds up who receives it. */
type Head = Omit<ImportedFile, 'tasks' | 'messages'>;
type Messages = ImportedFile['messages'];

/** What the reading thread answers, in this order: the head, then a part for each request, then the end. */
export type FilePart =
  | { readonly kind: 'head'; readonly head: Result<Head, FileRefusal> }
  | { readonly kind: 'part'; readonly tasks: readonly Task[]; readonly messages: Messages }
  | { readonly kind: 'end' };

/** Tasks, messages and entries of histories of one part. */
const maxWeight = 4000;

/** The parts of a file that was read. */
export function* partsOf(read: Result<ImportedFile, FileRefusal>): Generator<FilePart> {
  if (!read.ok) {
    yield { kind: 'head', head: read };
    return;
  }
  const { tasks, messages, ...head } = read.value;
  yield { kind: 'head', head: { ok: true, value: head } };
  let part: Task[] = [];
  let weight = 0;
  for (const task of tasks) {
    part.push(task);
    weight += 1 + ('history' in task ? task.history.length : 0);
    if (weight < maxWeight) continue;
    yield { kind: 'part', tasks: part, messages: {} };
    [part, weight] = [[], 0];
  }
  yield { kind: 'part', tasks: part, messages: {} };
  const all = Object.entries(messages);
  for (let at = 0; at < all.length; at += 1000)
    yield { kind: 'part', tasks: [], messages: Object.fromEntries(all.slice(at, at + 1000)) };
  yield { kind: 'end' };
}

/** Puts a file together again. `next` gives one part after another. */
export async function joinParts(next: () => Promise<FilePart>): Promise<Result<ImportedFile, FileRefusal>> {
  const first = await next();
  if (first.kind !== 'head') throw new TypeError('the parts of a file begin with its head');
  if (!first.head.ok) return first.head;
  const tasks: Task[] = [];
  const messages: Record<string, Messages[string]> = {};
  for (let part = await next(); part.kind === 'part'; part = await next()) {
    tasks.push(...part.tasks);
    Object.assign(messages, part.messages);
  }
  return { ok: true, value: { ...first.head.value, tasks, messages } };
}
