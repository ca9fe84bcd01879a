import type { TaskForm } from './form.ts';
import type { Problem } from './problems.ts';

/** Props of every part of the editor: the form, how to change it, and which fields are locked or wrong. */
export interface PartProps {
  readonly form: TaskForm;
  readonly change: (changes: Partial<TaskForm>) => void;
  readonly locked: (field: keyof TaskForm) => boolean;
  readonly problems: readonly Problem[];
}
