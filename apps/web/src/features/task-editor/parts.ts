import type { TaskForm } from './form.ts';

/** What every part of the editor is given: the form, how to change it, and what is not the person's to change. */
export interface PartProps {
  readonly form: TaskForm;
  readonly change: (changes: Partial<TaskForm>) => void;
  readonly locked: (field: keyof TaskForm) => boolean;
}
