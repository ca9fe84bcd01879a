import { isFields, valueIn } from '@everdeed/content/values';
import type { Task } from '@everdeed/rules';
import { type DraftName, keepDraft, readDraft } from '../../data/drafts.ts';
import { formOf, type TaskForm } from './form.ts';

/** Drafts of the player's own tasks, and of those of a challenge. */
export type EditorName = Extract<DraftName, 'editor' | 'original'>;

/** An unsaved form, with the task as it was when the editing began. */
interface EditorDraft {
  readonly task: Task;
  readonly form: TaskForm;
}

/** The unsaved form of a task, if there is one. */
export function draftOf(name: EditorName, taskId: string): EditorDraft | undefined {
  const kept = readDraft(name);
  const form = valueIn(kept, 'form');
  if (valueIn(kept, 'task', '_id') !== taskId || !isFields(form)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keepDraftOf` alone
  const { task } = kept as EditorDraft;
  // An earlier release may have kept a form with fewer fields.
  return { task, form: { ...formOf(task), ...form } };
}

/** Keeps an unsaved form, unless it is as it was opened. */
export function keepDraftOf(name: EditorName, task: Task, form: TaskForm): void {
  const isTouched = JSON.stringify(form) !== JSON.stringify(formOf(task));
  keepDraft(name, isTouched ? ({ task, form } satisfies EditorDraft) : undefined);
}

export const forgetDraft = (name: EditorName): void => keepDraft(name, undefined);
