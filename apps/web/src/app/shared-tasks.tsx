import { blankTask, type Task } from '@everdeed/rules';
import { type Ref, Suspense, useMemo, useRef } from 'react';
import type { Member } from '../features/quick-add/grammar/types.ts';
import type { Draft } from '../features/quick-add/to-task.ts';
import { QuickAdd, type QuickAddHandle, type QuickAddProps } from '../features/quick-add/quick-add.tsx';
import { newId } from '../lib/new-id.ts';
import type { MenuEntry } from '../ui/menu.tsx';
import { useToday } from '../task-kit/use-today.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { MemberNames } from './member-names.tsx';

const NO_TAGS = [] as const;
const noTag = (name: string) => ({ id: '', name });
const nothing = () => undefined;

const TaskEditor = lazyScreen(
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
type Adding = ReturnType<QuickAddProps['onAdd']>;

/** Adds what a line describes. The same line again, after it could not be added, is the same task. */
function useAdding(onAdd: (task: Task, memberIds: readonly string[]) => Adding): QuickAddProps['onAdd'] {
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

interface BoardLineProps {
  readonly ref?: Ref<QuickAddHandle>;
  readonly members: readonly Member[];
  /** With the ids of those whose task it is. */
  readonly onAdd: (task: Task, memberIds: readonly string[]) => Adding;
}

/** The line that adds tasks to the board of a group, for anyone or for the members that it names. */
export function BoardLine({ ref, members, onAdd }: BoardLineProps) {
  const assigning = useMemo(() => ({ members, Names: MemberNames }), [members]);
  return (
    <QuickAdd
      isPart
      today={useToday()}
      assigning={assigning}
      onAdd={useAdding(onAdd)}
      {...(ref && { ref })}
    />
  );
}

interface SharedEditorProps {
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

/** Edits the task of a group, which has a checklist for all but nobody's own tags. */
export const GroupTaskEditor = (props: SharedEditorProps) => (
  <Suspense fallback={null}>
    <TaskEditor isShared today={useToday()} tags={NO_TAGS} onKeep={nothing} onCreateTag={noTag} {...props} />
  </Suspense>
);
