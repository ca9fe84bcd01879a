import { isFields, valueIn } from '@everdeed/content/values';
import type { Task } from '@everdeed/rules';
import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '../../data/drafts.ts';
import { newId } from '../../lib/new-id.ts';
import type { Form } from './form.ts';

/** A form that was begun: kept in this tab through reloads. */
export interface FormDraft {
  /** Which challenge it changes or copies; empty for a new one. */
  readonly of: string;
  readonly form: Form;
  /** Tasks that are still to be created; empty for a challenge that exists. */
  readonly tasks: readonly Task[];
  /** Ids of the two calls that create it, so that a repeated one is carried out once. */
  readonly operations: readonly [string, string];
  /** The challenge, once it is there and only its tasks are missing. */
  readonly createdId?: string;
}

function keptDraft(of: string): FormDraft | undefined {
  const kept = readDraft('challenge');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file keeps drafts under this name
  return valueIn(kept, 'of') === of && isFields(valueIn(kept, 'form')) ? (kept as FormDraft) : undefined;
}

/** New ids for the calls, once one was refused and will be another one. */
export const newOperations = (): FormDraft['operations'] => [newId(), newId()];

/** The draft of a form: what was kept of it, or how it begins. */
export function useFormDraft(of: string, form: Form, tasks: readonly Task[]) {
  const [begun] = useState<FormDraft>(() => ({ of, form, tasks, operations: newOperations() }));
  const [draft, setDraft] = useState<FormDraft>(() => keptDraft(of) ?? begun);
  const isTouched = draft !== begun;
  useEffect(() => keepDraft('challenge', isTouched ? draft : undefined), [draft, isTouched]);
  const change = (changes: Partial<FormDraft>) => setDraft((now) => ({ ...now, ...changes }));
  return { draft, isTouched, change, forget: () => keepDraft('challenge', undefined) };
}
