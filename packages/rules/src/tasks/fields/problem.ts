/** What is wrong with one field of what a client sent; `key` is a message key of ours. */
export interface FieldProblem {
  readonly path: string;
  readonly key:
    | 'invalidTaskType'
    | 'valueMissing'
    | 'valueNotCastable'
    | 'valueNotAllowed'
    | 'valueNotWhole'
    | 'valueTooSmall'
    | 'valueTooLarge'
    | 'valueNoUuid'
    | 'valueNoAlias';
  readonly value?: unknown;
}

/** A value that passed, or all that is wrong with it: the storage validation of wire-user-and-tasks 0.4. */
export type Validated<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Collects problems while fields are read. */
export class Report {
  readonly problems: FieldProblem[] = [];

  add(path: string, key: FieldProblem['key'], value?: unknown): undefined {
    this.problems.push(value === undefined ? { path, key } : { path, key, value });
    return undefined;
  }
}
