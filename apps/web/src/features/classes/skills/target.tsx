import { nameOf } from '@everdeed/content/words';
import type { Task } from '@everdeed/rules';
import { type ComponentType, useMemo } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { usePlayer } from '../../../data/hooks.ts';
import { cut, formatSigned } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { type Effect, effectOf } from '../../../skill-kit/effect.ts';
import { effectWords } from '../../../skill-kit/effect-words.ts';
import { plainTitle } from '../../../task-kit/plain-title.ts';
import { PixelIcon } from '../../../ui/pixel-icon.tsx';
import { Plate, ToneMark } from '../../../ui/plate.tsx';
import styles from './target.module.css';

/** What a cast brings, in figures: smaller than words, in place of the mark of the task. */
function Gain({ effect: { experience, gold, value } }: { readonly effect: Effect }) {
  return (
    <span className={styles['gain']}>
      {experience > 0 && <PixelIcon name="star" />}
      {experience > 0 && formatSigned(cut(experience, 0))}
      {gold > 0 && <PixelIcon name="coin" />}
      {gold > 0 && formatSigned(gold)}
      {value > 0 && <ToneMark tone="good" />}
      {value > 0 && formatSigned(value)}
    </span>
  );
}

/** Whether the card of a task has no ground of its own. */
const isBare = (task: Task): boolean =>
  ('completed' in task && task.completed) || (task.type === 'daily' && task.isDue !== true);

interface TargetProps {
  readonly skill: string;
  readonly task: Task;
  readonly onCast: (task: Task, byKeyboard: boolean) => void;
}

/** A task that a skill may hit: a button over its card, which shows the whole effect while it is aimed at. */
function Target({ skill, task, onCast }: TargetProps) {
  const player = usePlayer();
  const effect = useMemo(() => effectOf(player, skill, task), [player, skill, task]);
  if (!effect) return null;
  const name = nameOf('spells', skill);
  const words = effectWords(player, skill, effect, true);
  const title = plainTitle(task);
  return (
    <button
      type="button"
      className={styles['target']}
      data-task={task._id}
      data-kind={task.type}
      data-bare={isBare(task) || undefined}
      aria-label={t('skills.target', { name, title, effect: words })}
      // Holding a card would drag it.
      onTouchStart={(event) => event.stopPropagation()}
      onClick={(event) => onCast(task, event.detail === 0)}
    >
      <Gain effect={effect} />
      <span className={styles['aimed']} aria-hidden="true">
        <Plate ground="raised" className={styles['plate']}>
          <Icon name={skill} scale={2} />
        </Plate>
        <span className={styles['words']}>
          <strong>{title}</strong>
          <span>{t('skills.aimed', { name, effect: words })}</span>
        </span>
      </span>
    </button>
  );
}

/** The target of one skill, for the cards of the board. */
export const targetFor = (
  skill: string,
  onCast: TargetProps['onCast'],
): ComponentType<{ readonly task: Task }> =>
  function SkillTarget({ task }) {
    return <Target skill={skill} task={task} onCast={onCast} />;
  };
