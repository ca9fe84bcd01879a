import { assertNever } from '@everdeed/content/values';
import { Copy, MoveDown, MoveUp, Pencil, Trash2 } from '../../../ui/icons.ts';
import { isOfLiveChallenge, type Task } from '@everdeed/rules';
import { ArrowDownToLine, ArrowUpToLine } from '../../../ui/icons.ts';
import { memo } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { useAim } from '../../../task-kit/aim.ts';
import { plainTitle } from '../../../task-kit/plain-title.ts';
import { toneOf } from '../../../task-kit/tone.ts';
import { Menu, type MenuEntry } from '../../../ui/menu.tsx';
import type { Hold } from '../holds.ts';
import { CardBody, type Saving } from './card-body.tsx';
import { type CardActions, useCard } from './card-context.ts';
import { stateOf } from './card-state.ts';
import { PriceControl, SignControl, CheckControl } from './controls.tsx';
import styles from './task-card.module.css';

/** All actions of a card that do not need dragging. */
export function menuOf(task: Task, actions: CardActions): MenuEntry[] {
  const canMove = !('completed' in task) || task.type === 'daily' || !task.completed;
  const step = (
    label: string,
    icon: MenuEntryIcon,
    to: Parameters<CardActions['step']>[1],
    shortcut?: string,
  ): MenuEntry => ({
    label,
    icon,
    disabled: !canMove,
    onSelect: () => actions.step(task, to),
    ...(shortcut && { shortcut }),
  });
  const live = isOfLiveChallenge(task);
  return [
    {
      label: t('tasks.menu.edit'),
      icon: <Pencil size={18} />,
      shortcut: 'E',
      onSelect: () => actions.edit(task),
    },
    step(t('tasks.menu.up'), <MoveUp size={18} />, 'up', '⇧ ↑'),
    step(t('tasks.menu.down'), <MoveDown size={18} />, 'down', '⇧ ↓'),
    step(t('tasks.menu.top'), <ArrowUpToLine size={18} />, 'top'),
    step(t('tasks.menu.bottom'), <ArrowDownToLine size={18} />, 'bottom'),
    { label: t('tasks.menu.copy'), icon: <Copy size={18} />, onSelect: () => actions.copy(task) },
    'rule',
    {
      label: t('tasks.menu.delete'),
      icon: <Trash2 size={18} />,
      kind: 'danger',
      disabled: live,
      onSelect: () => actions.remove(task),
    },
  ];
}
type MenuEntryIcon = Exclude<MenuEntry, 'rule'>['icon'];

function CardMenu({ task }: { readonly task: Task }) {
  const { actions } = useCard();
  return (
    <span className={styles['menu']}>
      <Menu
        trigger={
          <button
            type="button"
            className={`${styles['dots']} three-dots`}
            aria-label={t('tasks.menu', { title: plainTitle(task) })}
          />
        }
        entries={() => menuOf(task, actions)}
      />
    </span>
  );
}

export interface TaskCardProps {
  readonly task: Task;
  readonly saving: Saving;
  readonly phase?: Hold['phase'] | undefined;
  /** Gold that is missing for a reward. */
  readonly missing?: number | undefined;
}

function Content({ task, saving, phase, missing }: TaskCardProps) {
  const titleId = `title-${task._id}`;
  switch (task.type) {
    case 'habit':
      return (
        <>
          <SignControl habit={task} direction="up" />
          <CardBody task={task} saving={saving} titleId={titleId} />
          <SignControl habit={task} direction="down" />
        </>
      );
    case 'daily':
    case 'todo':
      return (
        <>
          <CheckControl task={task} drawing={phase !== undefined} />
          <CardBody task={task} saving={saving} titleId={titleId} />
        </>
      );
    case 'reward':
      return (
        <>
          <CardBody
            task={task}
            saving={saving}
            titleId={titleId}
            {...(missing !== undefined && { extra: t('tasks.goldToGo', { gold: missing }) })}
          />
          <PriceControl reward={task} tooDear={missing !== undefined} />
        </>
      );
    default:
      return assertNever(task);
  }
}

/** A task of any kind, in any state. Rendered again only when its own data changes. */
export const TaskCard = memo(function TaskCard(props: TaskCardProps) {
  const { task, phase } = props;
  const aim = useAim((state) => state.aim);
  const isTarget = aim?.targets.has(task._id) === true;
  return (
    <>
      <article
        className={styles['card']}
        tabIndex={-1}
        inert={aim !== undefined}
        aria-labelledby={`title-${task._id}`}
        data-task={aim ? undefined : task._id}
        data-type={task.type}
        data-tone={toneOf(task)}
        data-state={stateOf(task, phase)}
        data-struck={'completed' in task && task.completed ? '' : undefined}
        data-aside={(aim && !isTarget) || undefined}
      >
        <Content {...props} />
        <CardMenu task={task} />
      </article>
      {isTarget && <aim.Target task={task} />}
    </>
  );
});
