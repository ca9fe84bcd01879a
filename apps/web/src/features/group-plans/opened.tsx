import type { Task } from '@everdeed/rules';
import type { ComponentType } from 'react';
import { t } from '../../i18n/i18n.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { Confirm } from '../../ui/confirm.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { entriesOf, type EntryProps } from './entries.tsx';
import type { Open } from './open.ts';
import { useNames } from './people.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';

/** Props of the sheet that edits a task. */
export interface EditorProps {
  readonly task: Task;
  readonly menu: readonly MenuEntry[];
  readonly onSave: (changes: object) => Promise<boolean>;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

interface OpenedProps extends Omit<EntryProps, 'onOpen'> {
  readonly open: Open;
  readonly memberIds: readonly string[];
  readonly Editor: ComponentType<EditorProps>;
  readonly onOpen: (open?: Open) => void;
}

/** The sheet or dialog that is open over the board. */
export function Opened({ open, memberIds, Editor, onOpen, ...entry }: OpenedProps) {
  const { task, acts } = entry;
  const nameOf = useNames();
  const close = () => onOpen(undefined);
  if (open.kind === 'assign')
    return (
      <AssignDialog
        task={task}
        memberIds={memberIds}
        onAssign={(members, needsApproval) => acts.assign(task, members, needsApproval)}
        onClose={close}
      />
    );
  if (open.kind === 'sendBack')
    return (
      <SendBackDialog
        task={task}
        userId={open.userId}
        onSendBack={(comment) => acts.sendBack(task, open.userId, comment)}
        onClose={close}
      />
    );
  if (open.kind === 'remove')
    return (
      <Confirm
        title={t('tasks.deleteTitle', { title: plainTitle(task) })}
        hint={t('plans.deleteHint')}
        yes={t('tasks.menu.delete')}
        onYes={() => acts.remove(task)}
        onClose={close}
      />
    );
  return (
    <Editor
      key={task._id}
      task={task}
      menu={entriesOf({ ...entry, onOpen }, nameOf)}
      onSave={(changes) => acts.update(task, changes)}
      onDelete={() => onOpen({ kind: 'remove', id: task._id })}
      onClose={close}
    />
  );
}
