import { isFields } from '@everdeed/content/values';
import { type FieldProblem, problemAt, type Reader } from '../fields/field.ts';

/**
 * Why something of a file does not come along. `unknownField` and `unknownItem`: newer than this server, or of another
 * program. `membership` and `connection`: groups, challenges and other programs know nothing of this account.
 * `rejected`: not allowed here. `identity`: sign-in, permissions, honours. `money`: only an administrator may.
 */
export type AsideReason =
  | 'unknownField'
  | 'unknownItem'
  | 'membership'
  | 'connection'
  | 'rejected'
  | 'identity'
  | 'money';

/** Something that stays out. `value` is kept for the player; without it nothing is kept. */
export interface Aside {
  readonly path: string;
  readonly reason: AsideReason;
  readonly value?: unknown;
}

/** What is noted while a file is read. A single problem refuses the file. */
export class ImportNotes {
  readonly problems: FieldProblem[] = [];
  readonly asides: Aside[] = [];

  /** Keeps a value aside; what is empty is no loss. */
  aside(path: string, reason: AsideReason, value: unknown): void {
    if (isNothing(value)) return;
    if (this.isSafe(value, path)) this.asides.push({ path, reason, value });
  }

  /** Whether a value that is kept as it is names no part of the language; noted if it does. */
  isSafe(value: unknown, path: string): boolean {
    if (!isUnsafe(value)) return true;
    this.problems.push(problemAt(path, 'invalidValue', undefined));
    return false;
  }

  /** Lists something that is dropped on purpose. */
  leave(path: string, reason: AsideReason, value: unknown): void {
    if (!isNothing(value)) this.asides.push({ path, reason });
  }

  /** What the reader makes of the value; undefined, and noted, if it refuses. */
  read<T>(reader: Reader<T>, value: unknown, path: string): T | undefined {
    const checked = reader(value, path);
    if (checked.ok) return checked.value;
    // Values stay out of the answer: a bad one can be as long as the file.
    for (const { value: _bad, ...problem } of checked.problems) this.problems.push(within(path, problem));
    return undefined;
  }
}

/** A problem with its whole path: some readers name a field inside of what they read. */
function within(path: string, problem: FieldProblem): FieldProblem {
  if (problem.path.startsWith(path)) return problem;
  const whole = `${path}.${problem.path}`;
  const params = problem.params?.['path'] === problem.path && { ...problem.params, path: whole };
  return { ...problem, path: whole, ...(params && { params }) };
}

const UNSAFE: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a key names a part of the language. */
export const isUnsafeKey = (key: string): boolean => UNSAFE.has(key);

const isUnsafe = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isUnsafe);
  return isFields(value) && Object.keys(value).some((key) => isUnsafeKey(key) || isUnsafe(value[key]));
};

/** Whether nothing would be lost with it. */
const isNothing = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.every(isNothing);
  return isFields(value) && Object.values(value).every(isNothing);
};
