import { assertNever, valueIn } from '@everdeed/content/values';
import type { Task } from '@everdeed/rules';
import { useState } from 'react';
import { dispatch } from '../../data/dispatch.ts';
import { keepDraft, readDraft } from '../../data/drafts.ts';
import { useTags, useTask, useTasks } from '../../data/hooks.ts';
import { deleteTag, moveTag, renameTag } from '../../features/tags/tag-actions.ts';
import { loadActions } from '../../data/later-actions.ts';
import { unlinkPack } from '../action-packs.ts';
import { clearCompleted, updateTask } from '../../features/tasks/actions/edit.ts';
import { keepAsNew, remove } from '../../features/tasks/board-actions.ts';
import { menuOf } from '../../features/tasks/card/task-card.tsx';
import { loadWords, t } from '../../i18n/i18n.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import type { OverlaysProps } from './overlay.ts';
import { createTag } from './use-task-actions.ts';
import { loadAtLast } from '../../lib/load-later.ts';

const TaskEditor = loadAtLast(async () => {
  const [{ TaskEditor: Editor }] = await Promise.all([
    import('../../features/task-editor/task-editor.tsx'),
    loadWords('task-editor'),
  ]);
  return { default: Editor };
});
const TagEditor = loadAtLast(async () => {
  const [{ TagEditor: Editor }] = await Promise.all([
    import('../../features/tags/tag-editor.tsx'),
    loadWords('tags'),
  ]);
  return { default: Editor };
});
const UnlinkDialog = loadAtLast(async () => {
  const [{ UnlinkDialog: Unlink }] = await Promise.all([
    import('../../features/tasks/unlink-dialog.tsx'),
    loadActions(unlinkPack),
    loadWords('challenges'),
  ]);
  return { default: Unlink };
});
const Confirm = loadAtLast(async () => ({ default: (await import('../../ui/confirm.tsx')).Confirm }));

/** The task of the kept draft, which may have been deleted meanwhile. */
function draftTask(taskId: string): Task | undefined {
  const task = valueIn(readDraft('editor'), 'task');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the editor keeps drafts under this name, with the task whole
  return valueIn(task, '_id') === taskId ? (task as Task) : undefined;
}

function Editor({ taskId, today, actions, open, close }: OverlaysProps & { readonly taskId: string }) {
  const live = useTask(taskId);
  const [first] = useState(() => live ?? draftTask(taskId));
  const tags = useTags();
  const task = live ?? first;
  if (!task) return null;
  const menu = menuOf(task, {
    ...actions,
    copy: (one: Task) => {
      close();
      actions.copy(one);
    },
  }).slice(1, -2);
  return (
    <TaskEditor
      key={taskId}
      task={task}
      today={today}
      tags={tags}
      menu={menu}
      isGone={!live}
      onKeep={(changes) => keepAsNew(task, changes)}
      onSave={(changes) => void dispatch(updateTask({ taskId, changes }))}
      onDelete={() => open({ kind: 'delete', taskId })}
      onCreateTag={createTag}
      onClose={close}
    />
  );
}

function DeleteTask({ taskId, close }: OverlaysProps & { readonly taskId: string }) {
  const task = useTask(taskId);
  if (!task) return null;
  const agree = () => {
    keepDraft('editor', undefined);
    remove(task);
  };
  return (
    <Confirm
      title={t('tasks.deleteTitle', { title: plainTitle(task) })}
      hint={t('tasks.deleteHint')}
      yes={t('tasks.menu.delete')}
      onYes={agree}
      onClose={close}
    />
  );
}

function Tags({ close }: OverlaysProps) {
  const tags = useTags();
  const tasks = useTasks();
  return (
    <TagEditor
      tags={tags}
      usesOf={(id) => tasks.filter((task) => task.tags.includes(id)).length}
      onCreate={createTag}
      onRename={(tagId, name) => void dispatch(renameTag({ tagId, name }))}
      onDelete={(tagId) => void dispatch(deleteTag({ tagId }))}
      onMove={(tagId, to) => void dispatch(moveTag({ tagId, to }))}
      onClose={close}
    />
  );
}

/** What opens on top of the board; each part is loaded on demand. */
export function Overlays(props: OverlaysProps) {
  const { overlay, close } = props;
  switch (overlay.kind) {
    case 'editor':
      return <Editor {...props} taskId={overlay.taskId} />;
    case 'delete':
      return <DeleteTask {...props} taskId={overlay.taskId} />;
    case 'unlink':
      return <UnlinkDialog taskId={overlay.taskId} onClose={close} />;
    case 'tags':
      return <Tags {...props} />;
    case 'clear':
      return (
        <Confirm
          title={t('tasks.clearTitle')}
          hint={t('tasks.clearHint')}
          yes={t('tasks.clear')}
          onYes={() => void dispatch(clearCompleted())}
          onClose={close}
        />
      );
    default:
      return assertNever(overlay);
  }
}
