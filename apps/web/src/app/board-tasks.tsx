import type { Task } from '@everdeed/rules';
import { type Ref, Suspense, useMemo, useState } from 'react';
import type { Member } from '../features/quick-add/grammar/types.ts';
import { type NamesProps, QuickAdd, type QuickAddHandle } from '../features/quick-add/quick-add.tsx';
import { loadAtLast } from '../lib/load-later.ts';
import { useToday } from '../task-kit/use-today.ts';
import {
  type Adding,
  NO_TAGS,
  noTag,
  nothing,
  type SharedEditorProps,
  TaskEditor,
  useAdding,
} from './shared-tasks.tsx';

const MemberNames = loadAtLast(async () => ({ default: (await import('./member-names.tsx')).MemberNames }));
/** Names are for those who write: most who open a board do not. */
const LaterNames = (props: NamesProps) => (
  <Suspense fallback={null}>
    <MemberNames {...props} />
  </Suspense>
);
const NoNames = () => null;

interface BoardLineProps {
  readonly ref?: Ref<QuickAddHandle>;
  readonly members: readonly Member[];
  /** With the ids of those whose task it is. */
  readonly onAdd: (task: Task, memberIds: readonly string[]) => Adding;
}

/** The line that adds tasks to the board of a group, for anyone or for the members that it names. */
export function BoardLine({ ref, members, onAdd }: BoardLineProps) {
  const [wasOpened, setOpened] = useState(false);
  const assigning = useMemo(
    () => ({ members, Names: wasOpened ? LaterNames : NoNames }),
    [members, wasOpened],
  );
  return (
    <QuickAdd
      isPart
      today={useToday()}
      assigning={assigning}
      onAdd={useAdding(onAdd)}
      onActive={(isActive) => isActive && setOpened(true)}
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
