import {
  AlarmClock,
  Calendar,
  CloudUpload,
  Flame,
  ListChecks,
  Mountain,
  RotateCw,
  Tag,
  TriangleAlert,
  Unlink,
} from '../../../ui/icons.ts';
import type { LineIcon } from '../../../ui/line-icon.tsx';
import type { ChecklistItem, Task } from '@everdeed/rules';
import { memo, type MouseEvent, type ReactNode, Suspense } from 'react';
import { loadWords, t } from '../../../i18n/i18n.ts';
import { toneOf } from '../../../task-kit/tone.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { loadAtLast } from '../../../lib/load-later.ts';
import { ToneMark } from '../../../ui/plate.tsx';
import styles from './card-body.module.css';
import { useCard } from './card-context.ts';
import { type Meta, type MetaIcon, metaOf } from './meta.ts';
import { useMark } from './use-mark.ts';

const ReminderFact = loadAtLast(async () => {
  const [{ ReminderFact: Fact }] = await Promise.all([import('./reminder-fact.tsx'), loadWords('reminders')]);
  return { default: Fact };
});

export type Saving = 'saved' | 'waiting' | 'refused';

const ICONS: Readonly<Record<MetaIcon, LineIcon>> = {
  flame: Flame,
  calendar: Calendar,
  alarm: AlarmClock,
  checklist: ListChecks,
  challenge: Mountain,
  broken: Unlink,
  tag: Tag,
};

function MetaItem({ icon, text, kind, spoken }: Omit<Meta, 'key'>) {
  const Icon = icon && ICONS[icon];
  return (
    <span className={styles['fact']} data-kind={kind}>
      {Icon && <Icon size={14} strokeWidth={1.9} aria-hidden="true" />}
      {spoken ? (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden">{spoken}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

/** The checklist fact is a button that expands the list in place. */
function ChecklistFact({ task, text }: { readonly task: Task; readonly text: string }) {
  const { actions } = useCard();
  const open = 'collapseChecklist' in task && !task.collapseChecklist;
  return (
    <button
      type="button"
      className={styles['fold']}
      aria-expanded={open}
      aria-label={`${text}. ${t(open ? 'tasks.foldChecklist' : 'tasks.openChecklist')}`}
      onClick={() => actions.fold(task)}
    >
      <ListChecks size={14} strokeWidth={1.9} aria-hidden="true" /> {text}
    </button>
  );
}

function SavingFact({ task, saving }: { readonly task: Task; readonly saving: Saving }) {
  const { actions } = useCard();
  if (saving === 'waiting') {
    return (
      <span className={styles['fact']}>
        <CloudUpload size={14} strokeWidth={1.9} aria-hidden="true" /> {t('tasks.waiting')}
      </span>
    );
  }
  return (
    <>
      <span className={styles['fact']} data-kind="danger">
        <TriangleAlert size={14} strokeWidth={1.9} aria-hidden="true" /> {t('tasks.refused')}
      </span>
      <button type="button" className={styles['retry']} onClick={() => actions.retry(task)}>
        <RotateCw size={13} strokeWidth={2.2} aria-hidden="true" /> {t('ui.retry')}
      </button>
    </>
  );
}

/** A task whose challenge is gone asks what becomes of it. */
function BrokenFact({ task, fact }: { readonly task: Task; readonly fact: Omit<Meta, 'key'> }) {
  const { actions } = useCard();
  return (
    <>
      <MetaItem {...fact} />
      <button type="button" className={styles['retry']} onClick={() => actions.unlink(task)}>
        {t('tasks.keepOrRemove')}
      </button>
    </>
  );
}

function ChecklistLine({ task, item }: { readonly task: Task; readonly item: ChecklistItem }) {
  const { actions } = useCard();
  const { mark, tap } = useMark<boolean>();
  const checked = mark ?? item.completed;
  return (
    <Checkbox
      strike
      label={item.text}
      checked={checked}
      onChange={() => tap(!checked, () => actions.scoreItem(task, item.id))}
    />
  );
}

function Checklist({ task }: { readonly task: Task }) {
  if (!('checklist' in task) || task.checklist.length === 0 || task.collapseChecklist) return null;
  return (
    <ul className={styles['checklist']} aria-label={t('tasks.checklist')}>
      {task.checklist.map((item) => (
        <li key={item.id}>
          <ChecklistLine task={task} item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Links, checkboxes and buttons act by themselves; the rest of the card opens the editor. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label') !== null;

export interface CardBodyProps {
  readonly task: Task;
  readonly saving: Saving;
  readonly titleId: string;
  /** Shown below the title of a reward that is too expensive. */
  readonly extra?: ReactNode;
}

/** Title, note, checklist, facts and mark. A click opens the editor. */
export const CardBody = memo(function CardBody({ task, saving, titleId, extra }: CardBodyProps) {
  const surroundings = useCard();
  const facts = metaOf(task, surroundings);
  const open = (event: MouseEvent) => {
    if (!isControl(event.target) && getSelection()?.isCollapsed !== false) surroundings.actions.edit(task);
  };
  const reminds = (task.reminders ?? []).length > 0 && 'checklist' in task;
  const hasFoot = facts.length > 0 || reminds || saving !== 'saved' || extra !== undefined;
  const isLone = !hasFoot && task.notes === '';
  const hasMark = task.type !== 'reward' && !('completed' in task && task.completed);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- `e` and the menu beside are the keyboard's way
    <div className={styles['body']} onClick={open} data-lone={isLone ? '' : undefined}>
      <div role="heading" aria-level={3} id={titleId} className={styles['title']}>
        <Markdown text={task.text} />
      </div>
      {task.notes !== '' && <Markdown className={styles['note']} text={task.notes} />}
      <Checklist task={task} />
      {!isLone && (
        <div className={styles['foot']}>
          {saving !== 'saved' && <SavingFact task={task} saving={saving} />}
          {extra}
          {reminds && (
            <Suspense fallback={null}>
              <ReminderFact task={task} today={surroundings.today} />
            </Suspense>
          )}
          {facts.map(({ key, ...fact }) =>
            key === 'checklist' ? (
              <ChecklistFact key={key} task={task} text={fact.text} />
            ) : fact.icon === 'broken' ? (
              <BrokenFact key={key} task={task} fact={fact} />
            ) : (
              <MetaItem key={key} {...fact} />
            ),
          )}
        </div>
      )}
      {hasMark && (
        <span
          role="img"
          aria-label={t(`tasks.tone.${toneOf(task)}`)}
          title={t(`tasks.tone.${toneOf(task)}`)}
          className={styles['mark']}
        >
          <ToneMark tone={toneOf(task)} />
        </span>
      )}
    </div>
  );
});
