import { blankTask, type Task } from '@everdeed/rules';
import { ChallengeFormScreen } from '../features/challenges/form-screen.tsx';
import { QuickAdd } from '../features/quick-add/quick-add.tsx';
import { TaskEditor } from '../features/task-editor/task-editor.tsx';
import { useToday } from '../task-kit/use-today.ts';

const NO_TAGS = [] as const;
const noTag = (name: string) => ({ id: '', name });
const nothing = () => undefined;

/** The form of a challenge, with the line and the editor that tasks have everywhere. */
export function ChallengeFormPage() {
  const today = useToday();
  return (
    <ChallengeFormScreen
      quickAdd={(onAdd) => (
        <QuickAdd
          isPart
          today={today}
          tags={NO_TAGS}
          onAdd={({ task: { tags: _tags, ...task } }) => {
            const blank = blankTask(task.type, crypto.randomUUID(), Date.now(), task.text);
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- quick add only gives fields of the task's own type
            onAdd({ ...blank, ...task } as Task);
          }}
        />
      )}
      editor={({ task, ...props }) => (
        <TaskEditor
          key={task._id}
          isOriginal
          // Those who take part find it locked; who changes the challenge does not.
          task={{ ...task, challenge: {} }}
          today={today}
          tags={NO_TAGS}
          onKeep={nothing}
          onCreateTag={noTag}
          {...props}
        />
      )}
    />
  );
}
