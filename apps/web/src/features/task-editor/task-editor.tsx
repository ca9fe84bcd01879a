import { Mountain, Trash2, X } from '../../ui/icons.ts';
import { type Tag, type Task, TASK_LIMITS } from '@everdeed/rules';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { toneOf } from '../../task-kit/tone.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Seal, TodoBox, ToneMark } from '../../ui/plate.tsx';
import { ChecklistPart } from './checklist-part.tsx';
import { draftOf, forgetDraft, keepDraftOf } from './draft.ts';
import { changesOf, formOf, isChanged, isLocked, type TaskForm } from './form.ts';
import { GoneQuestion } from './gone-question.tsx';
import { MorePart } from './more-part.tsx';
import type { PartProps } from './parts.ts';
import { halfTyped, isBlank, LAST_DATE, type Problem, problemsOf } from './problems.ts';
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
  /** Whether the task has left the list meanwhile: deleted, or completed in another browser. */
  readonly isGone?: boolean;
  /** Whether it is the task of a challenge that everybody gets a copy of: without what each has for themselves. */
  readonly isOriginal?: boolean;
  /** Whether it is the task of a group: without the tags of one player. */
  readonly isShared?: boolean;
  /** Makes a new task, of what the task was and these changes. */
  readonly onKeep: (changes: Record<string, unknown>) => void;
  /** Gives whether it is saved, where that takes the server: the sheet stays open until it is. */
  readonly onSave: (changes: Record<string, unknown>) => Promise<boolean> | void;
  readonly onDelete: () => void;
  readonly onCreateTag: (name: string) => Tag;
  readonly onClose: () => void;
}

interface HeadProps extends PartProps {
  readonly task: Task;
  readonly menu: readonly MenuEntry[];
  readonly onClose: () => void;
}

function Head({ task, form, change, locked, menu, problems, onClose }: HeadProps) {
  const tone = toneOf(task);
  const kind = t(`tasks.${task.type}`);
  const wrong = problems.includes('text');
  const errorId = useId();
  return (
    <header className={styles['head']} data-tone={tone}>
      <div className={styles['headRow']}>
        {task.type !== 'reward' && <ToneMark tone={tone} />}
        <span className={styles['kind']}>
          {task.type === 'reward' ? kind : t('edit.head', { kind, tone: t(`tasks.tone.${tone}`) })}
        </span>
        <span className={styles['headTools']}>
          <MoreMenu label={t('edit.more.menu')} entries={menu} />
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
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? errorId : undefined}
          onChange={(event) => change({ text: event.currentTarget.value.replace(/\n/g, ' ') })}
        />
      </div>
      {wrong && (
        <p id={errorId} className={shared['error']} role="alert">
          {form.text.trim() === ''
            ? t('edit.titleMissing')
            : t('edit.tooLong', { max: TASK_LIMITS.text, now: form.text.length })}
        </p>
      )}
    </header>
  );
}

interface FieldsProps
  extends PartProps,
    Pick<TaskEditorProps, 'task' | 'today' | 'tags' | 'isOriginal' | 'isShared' | 'onCreateTag'> {}

function Fields({ task, today, tags, isOriginal, isShared, onCreateTag, ...part }: FieldsProps) {
  const { form, change, locked, problems } = part;
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
        error={
          problems.includes('notes') && t('edit.tooLong', { max: TASK_LIMITS.notes, now: form.notes.length })
        }
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
      {type === 'habit' && <DirectionsPart {...part} />}
      {type === 'reward' && <PricePart {...part} />}
      {hasSteps && !isOriginal && <ChecklistPart {...part} />}
      {type !== 'reward' && <DifficultyPart {...part} />}
      {type === 'habit' && <ResetsPart {...part} />}
      {type === 'daily' && <RepeatPart {...part} today={today} />}
      {type === 'daily' && (
        <div className={styles['pair']}>
          <Field
            type="date"
            name="start"
            max={LAST_DATE}
            label={t('edit.starts')}
            value={form.start}
            disabled={locked('start')}
            error={problems.includes('start') && t('edit.startMissing')}
            onChange={(event) => change({ start: event.currentTarget.value })}
          />
          <RemindersPart {...part} today={today} />
        </div>
      )}
      {type === 'todo' && (
        <>
          <DuePart {...part} />
          <RemindersPart {...part} today={today} />
        </>
      )}
      {!isOriginal && !isShared && (
        <>
          <TagsPart {...part} tags={tags} onCreateTag={onCreateTag} />
          <MorePart {...part} task={task} />
        </>
      )}
    </>
  );
}

/** What is wrong: limits at once, what is missing once somebody saves. `check` returns whether all is well. */
function useProblems(form: TaskForm, before: TaskForm, editor: RefObject<HTMLElement | null>) {
  const [isTried, setTried] = useState(false);
  const [half, setHalf] = useState<readonly Problem[]>([]);
  const wrong = problemsOf(form, before);
  const problems = isTried ? [...half, ...wrong] : wrong.filter((field) => !isBlank(form, field));
  const look = () => {
    const unfinished = halfTyped(editor.current);
    setHalf(unfinished);
    return unfinished;
  };
  const check = () => {
    setTried(true);
    if (look().length + wrong.length === 0) return true;
    setTimeout(() => editor.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    return false;
  };
  return { problems, look, check };
}

/** All fields of a task in a sheet. Sends only what was changed; asks before changes are lost. */
export function TaskEditor({
  task,
  today,
  tags,
  menu,
  isGone = false,
  isOriginal = false,
  isShared = false,
  onKeep,
  onSave,
  onDelete,
  onCreateTag,
  onClose: closeEditor,
}: TaskEditorProps) {
  const draftName = isOriginal || isShared ? 'original' : 'editor';
  const [draft] = useState(() => draftOf(draftName, task._id));
  const [opened] = useState(draft?.task ?? task);
  const [before] = useState(() => formOf(opened));
  const [form, setForm] = useState(draft?.form ?? before);
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => keepDraftOf(draftName, opened, form), [draftName, opened, form]);
  const onClose = () => {
    forgetDraft(draftName);
    closeEditor();
  };
  const closeOnce = async (saving: Promise<boolean>) => {
    setSaving(true);
    const isSaved = await saving;
    setSaving(false);
    if (isSaved) onClose();
  };
  const [asking, setAsking] = useState(false);
  const editor = useRef<HTMLDivElement>(null);
  const { problems, look, check } = useProblems(form, before, editor);
  const change = (changes: Partial<TaskForm>) => {
    setForm({ ...form, ...changes });
    look();
  };
  const locked = (field: keyof TaskForm) => isLocked(task, field);
  const leave = () => (isChanged(form, before) ? setAsking(true) : onClose());
  const save = () => {
    if (isSaving || !check()) return;
    const changes = changesOf(form, before);
    if (isGone) onKeep(changes);
    const saving = isGone || Object.keys(changes).length === 0 ? undefined : onSave(changes);
    if (saving) void closeOnce(saving);
    else onClose();
  };
  const keep = () => {
    setAsked(true);
    save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    save();
  };
  const part = { form, change, locked, problems };
  return (
    <>
      <Sheet onClose={leave} title={plainTitle(form)}>
        {/* Ctrl or Cmd with Enter saves from any field. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the fields inside */}
        <div className={styles['editor']} ref={editor} onKeyDown={onKeyDown}>
          <Head {...part} task={task} menu={menu} onClose={leave} />
          <div className={styles['body']}>
            <Fields
              {...part}
              task={task}
              today={today}
              tags={tags}
              isOriginal={isOriginal}
              isShared={isShared}
              onCreateTag={onCreateTag}
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
            <Button kind="primary" busy={isSaving} onClick={save}>
              {t('edit.save')}
            </Button>
          </footer>
        </div>
      </Sheet>
      {isGone && !isAsked && <GoneQuestion title={plainTitle(before)} onKeep={keep} onLeave={onClose} />}
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
