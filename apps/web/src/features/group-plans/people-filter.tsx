import type { Task } from '@everdeed/rules';
import { memo, type ReactNode, useMemo } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Users } from '../../ui/more-icons.ts';
import { ANYONE, assignedTo, EVERYONE, type Person } from './board.ts';
import { AnyoneFace, SmallFace, useNames } from './people.tsx';
import styles from './people.module.css';

interface ChoiceProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ picture, name, count, isChosen, onChoose }: ChoiceProps) => (
  <button
    type="button"
    className={styles['person']}
    aria-pressed={isChosen}
    aria-label={t('plans.tasksOf', { name, count })}
    onClick={onChoose}
  >
    {picture}
    <b>{name}</b>
    <span>{formatNumber(count)}</span>
  </button>
);

interface PeopleFilterProps {
  readonly tasks: readonly Task[];
  /** The player first. */
  readonly memberIds: readonly string[];
  readonly chosen: Person;
  readonly onChoose: (person: Person) => void;
}

/** How many tasks each has. */
function countsOf(tasks: readonly Task[]): ReadonlyMap<Person, number> {
  const counts = new Map([[EVERYONE, tasks.length]]);
  for (const assigned of tasks.map(assignedTo))
    for (const person of assigned.length === 0 ? [ANYONE] : assigned)
      counts.set(person, (counts.get(person) ?? 0) + 1);
  return counts;
}

/** Whose tasks the board shows, one person at a time. */
export const PeopleFilter = memo(function PeopleFilter({
  tasks,
  memberIds,
  chosen,
  onChoose,
}: PeopleFilterProps) {
  const nameOf = useNames();
  const counts = useMemo(() => countsOf(tasks), [tasks]);
  const choice = (person: Person, name: string, picture: ReactNode) => (
    <Choice
      key={person}
      picture={picture}
      name={name}
      count={counts.get(person) ?? 0}
      isChosen={chosen === person}
      onChoose={() => onChoose(person)}
    />
  );
  return (
    <div role="group" aria-label={t('plans.whose')} className={styles['people']}>
      {choice(EVERYONE, t('plans.everyone'), <Users size={16} aria-hidden="true" />)}
      {memberIds.map((id) => choice(id, nameOf(id), <SmallFace id={id} />))}
      {choice(ANYONE, t('plans.anyone'), <AnyoneFace />)}
    </div>
  );
});
