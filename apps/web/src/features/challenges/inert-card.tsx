import type { Task } from '@everdeed/rules';
import type { ReactNode } from 'react';
import { formatCompact } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { DIFFICULTIES } from '../../task-kit/levels.ts';
import { toneOf } from '../../task-kit/tone.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Calendar, Flame, Repeat } from '../../ui/icons.ts';
import { Markdown } from '../../ui/markdown.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Seal, TodoBox, ToneMark } from '../../ui/plate.tsx';
import type { Copy } from './challenge.ts';
import { type Fact, factsOf } from './facts.ts';
import styles from './inert-card.module.css';

const ICONS = { repeat: Repeat, streak: Flame, date: Calendar, plain: undefined } as const;

function FactItem({ kind, text, spoken }: Fact) {
  const Icon = ICONS[kind];
  return (
    <span className={styles['fact']} data-kind={kind}>
      {Icon && <Icon size={14} strokeWidth={1.9} aria-hidden="true" />}
      <span aria-hidden={spoken ? 'true' : undefined}>{text}</span>
      {spoken && <span className="visually-hidden">{spoken}</span>}
    </span>
  );
}

function Difficulty({ priority }: Pick<Task, 'priority'>) {
  const { name, pips } = DIFFICULTIES.find((one) => one.priority === priority) ?? DIFFICULTIES[1];
  return (
    <span className={styles['fact']}>
      <span className={styles['pips']} aria-hidden="true">
        {[1, 2, 3].map((pip) => (
          <i key={pip} data-on={pip <= pips || undefined} />
        ))}
      </span>
      {t(name)}
    </span>
  );
}

function Sign({ is, isOn }: { readonly is: 'plus' | 'minus'; readonly isOn: boolean }) {
  return (
    <span className={styles['control']} data-off={isOn ? undefined : ''} aria-hidden="true">
      <Glyph name={is} />
    </span>
  );
}

function Control({ task }: { readonly task: Task | Copy }) {
  if (task.type === 'habit') return <Sign is="plus" isOn={task.up} />;
  if (task.type === 'reward') return null;
  return (
    <span className={styles['control']} aria-hidden="true">
      {task.type === 'daily' ? <Seal checked={task.completed} /> : <TodoBox checked={task.completed} />}
    </span>
  );
}

export interface InertCardProps {
  /** As it is shown: the challenge's own task, or a participant's copy. */
  readonly task: Task | Copy;
  /** Whether it is a copy, which has a tone, ticks and streaks. */
  readonly isCopy: boolean;
  readonly today: LocalDate;
  /** What can be done with it, for those who change the challenge. */
  readonly tools?: ReactNode;
}

/** A task of a challenge, which nobody scores here: sunken controls, nothing on hover. */
export function InertCard({ task, isCopy, today, tools }: InertCardProps) {
  const titleId = `task-${task._id}`;
  const tone = toneOf(task);
  const isDone = isCopy && 'completed' in task && task.completed;
  return (
    <article className={styles['card']} aria-labelledby={titleId} data-type={task.type}>
      <Control task={task} />
      <div className={styles['body']}>
        <h4
          id={titleId}
          className={styles['title']}
          data-struck={(isDone && task.type === 'todo') || undefined}
        >
          <Markdown text={task.text} />
        </h4>
        {task.notes !== '' && <Markdown className={styles['note']} text={task.notes} />}
        {task.type !== 'reward' && (
          <p className={styles['foot']}>
            <Difficulty priority={task.priority} />
            {factsOf(task, isCopy, today).map((fact) => (
              <FactItem key={`${fact.kind}-${fact.text}`} {...fact} />
            ))}
          </p>
        )}
        {isCopy && task.type !== 'reward' && (
          <span role="img" aria-label={t(`tasks.tone.${tone}`)} className={styles['mark']} data-tone={tone}>
            <ToneMark tone={tone} />
          </span>
        )}
      </div>
      {task.type === 'habit' && <Sign is="minus" isOn={task.down} />}
      {task.type === 'reward' && (
        <span className={styles['price']}>
          <PixelIcon name="coin" label={t('header.gold')} /> {formatCompact(task.value)}
        </span>
      )}
      {tools}
    </article>
  );
}
