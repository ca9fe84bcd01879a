import type { Task } from '@everdeed/rules';
import { type Ref, Suspense, useMemo } from 'react';
import type { Member } from '../features/quick-add/grammar/types.ts';
import { QuickAdd, type QuickAddHandle } from '../features/quick-add/quick-add.tsx';
import { useToday } from '../task-kit/use-today.ts';
import { MemberNames } from './member-names.tsx';
import {
  type Adding,
  NO_TAGS,
  noTag,
  nothing,
  type SharedEditorProps,
  TaskEditor,
  useAdding,
} from './shared-tasks.tsx';

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

/** Edits the task of a group, which has a checklist for all but nobody's own tags. */
export const GroupTaskEditor = (props: SharedEditorProps) => (
  <Suspense fallback={null}>
    <TaskEditor isShared today={useToday()} tags={NO_TAGS} onKeep={nothing} onCreateTag={noTag} {...props} />
  </Suspense>
);
