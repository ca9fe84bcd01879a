import { blankTask, type Task } from '@everdeed/rules';
import { Suspense, useRef } from 'react';
import type { Draft } from '../features/quick-add/to-task.ts';
import { QuickAdd, type QuickAddProps } from '../features/quick-add/quick-add.tsx';
import { newId } from '../lib/new-id.ts';
import type { MenuEntry } from '../ui/menu.tsx';
import { useToday } from '../task-kit/use-today.ts';
import { lazyPart } from './lazy-screen.tsx';

/** For tasks that are no player’s own: nobody’s tags fit them. */
export const NO_TAGS = [] as const;
export const noTag = (name: string) => ({ id: '', name });
export const nothing = () => undefined;

/** The sheet with its words. */
export const TaskEditor = lazyPart(
  'task-editor',
  async () => (await import('../features/task-editor/task-editor.tsx')).TaskEditor,
);

/** The whole task that a line describes. */
function taskOf({ task }: Draft): Task {
  const blank = blankTask(task.type, newId(), Date.now(), task.text);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- quick add only gives fields of the task's own type
  return { ...blank, ...task } as Task;
}

/** Whether it could be added, where that takes the server. */
export type Adding = ReturnType<QuickAddProps['onAdd']>;

/** Adds what a line describes. The same line again, after it could not be added, is the same task. */
export function useAdding(
  onAdd: (task: Task, memberIds: readonly string[]) => Adding,
): QuickAddProps['onAdd'] {
  const failed = useRef<{ readonly line: string; readonly task: Task }>(undefined);
  return async (draft) => {
    // Each reading of a line gives its reminders new ids.
    const line = JSON.stringify(draft, (field, value: unknown) => (field === 'id' ? undefined : value));
    const task = failed.current?.line === line ? failed.current.task : taskOf(draft);
    failed.current = undefined;
    const isAdded = (await onAdd(task, draft.memberIds ?? [])) !== false;
    if (!isAdded) failed.current = { line, task };
    return isAdded;
  };
}

/** The line that adds tasks to a challenge. */
export const AddLine = ({ onAdd }: { readonly onAdd: (task: Task) => Adding }) => (
  <QuickAdd isPart today={useToday()} onAdd={useAdding(onAdd)} />
);

/** Props of the sheet that edits a task of several. */
export interface SharedEditorProps {
  readonly task: Task;
  readonly menu: readonly MenuEntry[];
  readonly onSave: (changes: object) => Promise<boolean> | void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Those who take part in a challenge find its task locked; whoever changes the challenge does not. */
export const OriginalEditor = ({ task, ...props }: SharedEditorProps) => (
  <Suspense fallback={null}>
    <TaskEditor
      isOriginal
      task={{ ...task, challenge: {} }}
      today={useToday()}
      tags={NO_TAGS}
      onKeep={nothing}
      onCreateTag={noTag}
      {...props}
    />
  </Suspense>
);
