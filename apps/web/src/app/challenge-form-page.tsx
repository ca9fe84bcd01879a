import { blankTask, type Task } from '@everdeed/rules';
import { Suspense } from 'react';
import { ChallengeFormScreen } from '../features/challenges/form-screen.tsx';
import type { EditorProps } from '../features/challenges/task-column.tsx';
import { QuickAdd } from '../features/quick-add/quick-add.tsx';
import type { Draft } from '../features/quick-add/to-task.ts';
import { useToday } from '../task-kit/use-today.ts';
import { lazyScreen } from './lazy-screen.tsx';

const NO_TAGS = [] as const;
const noTag = (name: string) => ({ id: '', name });
const nothing = () => undefined;

const TaskEditor = lazyScreen(
  'task-editor',
  async () => (await import('../features/task-editor/task-editor.tsx')).TaskEditor,
);

/** The whole task that a line describes; tags are each player's own. */
function taskOf({ task: { tags: _tags, ...task } }: Draft): Task {
  const blank = blankTask(task.type, crypto.randomUUID(), Date.now(), task.text);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- quick add only gives fields of the task's own type
  return { ...blank, ...task } as Task;
}

const AddLine = ({ onAdd }: { readonly onAdd: (task: Task) => void }) => (
  <QuickAdd isPart today={useToday()} tags={NO_TAGS} onAdd={(draft) => onAdd(taskOf(draft))} />
);

/** Those who take part find the task locked; whoever changes the challenge does not. */
const Editor = ({ task, ...props }: EditorProps) => (
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

/** The form of a challenge, with the line and the editor that tasks have everywhere. */
export const ChallengeFormPage = () => <ChallengeFormScreen AddLine={AddLine} Editor={Editor} />;
