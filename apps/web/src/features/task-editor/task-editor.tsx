import { Ellipsis, Mountain, Trash2, X } from 'lucide-react';
import type { Tag, Task } from '@everdeed/rules';
import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { toneOf } from '../../task-kit/tone.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { Seal, TodoBox, ToneMark } from '../../ui/plate.tsx';
import { ChecklistPart } from './checklist-part.tsx';
import { changesOf, formOf, isChanged, isLocked, type Problem, problemsOf, type TaskForm } from './form.ts';
import { MorePart } from './more-part.tsx';
import type { PartProps } from './parts.ts';
import { RemindersPart } from './reminders-part.tsx';
import { RepeatPart } from './repeat-part.tsx';
import { DifficultyPart, DirectionsPart, DuePart, PricePart, ResetsPart } from './small-parts.tsx';
import { TagsPart } from './tags-part.tsx';
import shared from './part.module.css';
import styles from './task-editor.module.css';

export interface TaskEditorProps {
  readonly task: Task;
  readonly today: LocalDate;
  readonly tags: readonly Tag[];
  /** Move and copy, for those without a mouse. */
  readonly menu: readonly MenuEntry[];
  readonly onSave: (changes: Record<string, unknown>) => void;
  readonly onDelete: () => void;
  readonly onCreateTag: (name: string) => Tag;
  readonly onClose: () => void;
}

interface HeadProps extends PartProps {
  readonly task: Task;
  readonly menu: readonly MenuEntry[];
  readonly problems: readonly Problem[];
  readonly onClose: () => void;
}

function Head({ task, form, change, locked, menu, problems, onClose }: HeadProps) {
  const tone = toneOf(task);
  const kind = t(`tasks.${task.type}`);
  const missing = problems.includes('text');
  return (
    <header className={styles['head']} data-tone={tone}>
      <div className={styles['headRow']}>
        {task.type !== 'reward' && <ToneMark tone={tone} />}
        <span className={styles['kind']}>
          {task.type === 'reward' ? kind : t('edit.head', { kind, tone: t(`tasks.tone.${tone}`) })}
        </span>
        <span className={styles['headTools']}>
          <Menu
            trigger={
              <IconButton label={t('edit.more.menu')}>
                <Ellipsis size={20} aria-hidden="true" />
              </IconButton>
            }
            entries={menu}
          />
          <IconButton label={t('ui.close')} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <div className={styles['titleRow']}>
        {task.type === 'daily' && <Seal checked={task.completed} />}
        {task.type === 'todo' && <TodoBox checked={task.completed} />}
        <textarea
          className={styles['title']}
          rows={1}
          value={form.text}
          readOnly={locked('text')}
          aria-label={t('edit.title')}
          aria-invalid={missing || undefined}
          onChange={(event) => change({ text: event.currentTarget.value.replace(/\n/g, ' ') })}
        />
      </div>
      {missing && (
        <p className={shared['error']} role="alert">
          {t('edit.titleMissing')}
        </p>
      )}
    </header>
  );
}

interface FieldsProps extends PartProps, Pick<TaskEditorProps, 'task' | 'today' | 'tags' | 'onCreateTag'> {
  readonly problems: readonly Problem[];
}

function Fields({ task, today, tags, onCreateTag, problems, ...part }: FieldsProps) {
  const { form, change, locked } = part;
  const { type } = task;
  const hasSteps = type === 'daily' || type === 'todo';
  return (
    <>
      {locked('text') && (
        <p className={styles['lock']}>
          <Mountain size={18} aria-hidden="true" />{' '}
          {t('edit.challenge', { name: task.challenge.shortName ?? '' })}
        </p>
      )}
      <TextArea
        label={t('edit.notes')}
        value={form.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
      {type === 'habit' && <DirectionsPart {...part} />}
      {type === 'reward' && <PricePart {...part} wrong={problems.includes('price')} />}
      {hasSteps && <ChecklistPart {...part} />}
      {type !== 'reward' && <DifficultyPart {...part} />}
      {type === 'habit' && <ResetsPart {...part} />}
      {type === 'daily' && <RepeatPart {...part} today={today} />}
      {type === 'daily' && (
        <Field
          type="date"
          label={t('edit.starts')}
          value={form.start}
          disabled={locked('start')}
          error={problems.includes('start') ? t('edit.startMissing') : undefined}
          onChange={(event) => change({ start: event.currentTarget.value })}
        />
      )}
      {type === 'todo' && <DuePart {...part} wrong={problems.includes('due')} />}
      {hasSteps && <RemindersPart {...part} today={today} wrong={problems.includes('reminders')} />}
      <TagsPart {...part} tags={tags} onCreateTag={onCreateTag} />
      <MorePart {...part} task={task} wrongAlias={problems.includes('alias')} />
    </>
  );
}

/** All fields of a task in a sheet. Sends only what was changed; asks before changes are lost. */
export function TaskEditor({
  task,
  today,
  tags,
  menu,
  onSave,
  onDelete,
  onCreateTag,
  onClose,
}: TaskEditorProps) {
  const [before] = useState(() => formOf(task));
  const [form, setForm] = useState(before);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [asking, setAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const change = (changes: Partial<TaskForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    if (problems.length > 0) setProblems(problemsOf(next));
  };
  const locked = (field: keyof TaskForm) => isLocked(task, field);
  const leave = () => (isChanged(form, before) ? setAsking(true) : onClose());
  const save = () => {
    const found = problemsOf(form);
    setProblems(found);
    if (found.length > 0) {
      setTimeout(() =>
        body.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const changes = changesOf(form, before);
    if (Object.keys(changes).length > 0) onSave(changes);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    save();
  };
  const part = { form, change, locked };
  return (
    <>
      <Sheet onClose={leave} title={plainTitle(form)}>
        {/* Ctrl or Cmd with Enter saves from any field. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the fields inside */}
        <div className={styles['editor']} onKeyDown={onKeyDown}>
          <Head {...part} task={task} menu={menu} problems={problems} onClose={leave} />
          <div className={styles['body']} ref={body}>
            <Fields
              {...part}
              task={task}
              today={today}
              tags={tags}
              onCreateTag={onCreateTag}
              problems={problems}
            />
          </div>
          <footer className={styles['foot']}>
            {!locked('text') && (
              <Button
                kind="danger"
                icon={<Trash2 size={20} strokeWidth={1.85} aria-hidden="true" />}
                onClick={onDelete}
              >
                {t('edit.delete')}
              </Button>
            )}
            <span className={styles['spacer']} />
            <Button onClick={leave}>{t('edit.cancel')}</Button>
            <Button kind="primary" onClick={save}>
              {t('edit.save')}
            </Button>
          </footer>
        </div>
      </Sheet>
      {asking && (
        <Confirm
          title={t('edit.discardTitle')}
          hint={t('edit.discardHint', { title: plainTitle(before) })}
          yes={t('edit.discard')}
          no={t('edit.keepEditing')}
          onYes={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
