import type { Task } from '@everdeed/rules';
import { type ComponentType, useState } from 'react';
import { valueIn } from '@everdeed/content/values';
import { readDraft } from '../../data/drafts.ts';
import { t } from '../../i18n/i18n.ts';
import { newId } from '../../lib/new-id.ts';
import { loadDragKit, useTouchDrag } from '../../task-kit/drag/drag-store.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Copy, MoveDown, MoveUp, Pencil, Trash2 } from '../../ui/icons.ts';
import type { MenuEntry } from '../../ui/menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { freshTask } from './form.ts';
import styles from './form.module.css';
import { MovableCards } from './movable-cards.tsx';
import { TaskSections } from './task-sections.tsx';
import type { TaskSource } from './use-task-source.ts';

/** Props of the sheet that edits a task. */
interface EditorProps {
  readonly task: Task;
  readonly menu: readonly MenuEntry[];
  readonly onSave: (changes: object) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** The parts of the form that other areas provide. */
export interface TaskParts {
  /** The line that adds tasks. */
  readonly AddLine: ComponentType<{ readonly onAdd: TaskSource['add'] }>;
  readonly Editor: ComponentType<EditorProps>;
}

interface TaskColumnProps extends TaskParts {
  readonly source: TaskSource;
  /** Whether changes reach everybody at once. */
  readonly isSaved: boolean;
}

type Open = { readonly kind: 'edit' | 'remove'; readonly id: string };

/** The editor that a reload has closed. */
function leftOpen(tasks: readonly Task[]): Open | undefined {
  const id = valueIn(readDraft('original'), 'task', '_id');
  return tasks.some(({ _id }) => _id === id) ? { kind: 'edit', id: String(id) } : undefined;
}

/** Whoever came by "Add a task" beside the challenge writes in the line at once. */
function beginLine(column: HTMLElement | null): void {
  if (location.search === '?add') column?.querySelector('input')?.focus();
}

/** The tasks of a form: added by a line, edited in a sheet, in an order of one's own. */
export function TaskColumn({ source, isSaved, AddLine, Editor }: TaskColumnProps) {
  const { tasks, add, update, remove, move } = source;
  const [open, setOpen] = useState(() => leftOpen(tasks));
  useTouchDrag();
  const close = () => setOpen(undefined);
  const opened = tasks.find(({ _id }) => _id === open?.id);
  const steps = (task: Task): MenuEntry[] => {
    const same = tasks.filter(({ type }) => type === task.type);
    const at = same.indexOf(task);
    const { _id: id } = task;
    return [
      {
        label: t('tasks.menu.copy'),
        icon: <Copy size={18} />,
        onSelect: () => add(freshTask(task, newId)),
      },
      {
        label: t('tasks.menu.up'),
        icon: <MoveUp size={18} />,
        disabled: at <= 0,
        onSelect: () => move(id, at - 1),
      },
      {
        label: t('tasks.menu.down'),
        icon: <MoveDown size={18} />,
        disabled: at === same.length - 1,
        onSelect: () => move(id, at + 1),
      },
    ];
  };
  const menuOf = (task: Task): MenuEntry[] => [
    {
      label: t('tasks.menu.edit'),
      icon: <Pencil size={18} />,
      onSelect: () => setOpen({ kind: 'edit', id: task._id }),
    },
    ...steps(task),
    'rule',
    {
      label: t('tasks.menu.delete'),
      icon: <Trash2 size={18} />,
      kind: 'danger',
      onSelect: () => setOpen({ kind: 'remove', id: task._id }),
    },
  ];
  const tools = (task: Task) => (
    <MoreMenu small label={t('tasks.menu', { title: plainTitle(task) })} align="end" entries={menuOf(task)} />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches what dragging needs
    <section
      ref={beginLine}
      className={styles['tasks']}
      aria-labelledby="form-tasks"
      aria-busy={source.isBusy}
      onPointerEnter={() => void loadDragKit()}
      onFocus={() => void loadDragKit()}
    >
      <div className={styles['tasksHead']}>
        <h2 id="form-tasks">
          {t('challenges.tasksHead')} <span>{tasks.length}</span>
        </h2>
        <p>{t(isSaved ? 'challenges.savedAtOnce' : 'challenges.everyoneCopies')}</p>
      </div>
      <AddLine onAdd={add} />
      {tasks.length === 0 && <p className={styles['none']}>{t('challenges.addTasks')}</p>}
      <TaskSections
        tasks={tasks}
        renderCards={(ofKind) => <MovableCards tasks={ofKind} toolsFor={tools} onMove={move} />}
      />
      {open?.kind === 'edit' && opened && (
        <Editor
          key={opened._id}
          task={opened}
          menu={steps(opened)}
          onSave={(changes) => update(opened._id, changes)}
          onDelete={() => setOpen({ kind: 'remove', id: opened._id })}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && opened && (
        <Confirm
          title={t('tasks.deleteTitle', { title: plainTitle(opened) })}
          hint={t(isSaved ? 'challenges.deleteTaskHint' : 'challenges.deleteDraftHint')}
          yes={t('tasks.menu.delete')}
          onYes={() => remove(opened._id)}
          onClose={close}
        />
      )}
    </section>
  );
}
