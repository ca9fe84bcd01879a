import type { Player, Task } from '@everdeed/rules';
import { useState } from 'react';
import { Medal } from '../../art/icon.tsx';
import { Pet } from '../../art/pet.tsx';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/chip.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './achievements.module.css';
import { Goals } from './goals.tsx';
import type { Person } from './person.ts';
import { useAchievementDates, useAchievements } from './queries.ts';
import {
  type EarnedAchievement,
  earnedSections,
  type EarnedSection,
  newestOf,
  titlesOf,
  totalsOf,
} from './sections.ts';

/** Sections fold after this many. */
const FOLDED = 8;

const dayOf = (date: string): string => formatDate(date, { day: 'numeric', month: 'short', year: 'numeric' });

function Cell({
  achievement: { key, title, text, count, last },
}: {
  readonly achievement: EarnedAchievement;
}) {
  return (
    <li className={styles['cell']}>
      <Medal name={key} scale={2} />
      <strong>{title}</strong>
      {last !== undefined && (
        <time className={styles['date']} dateTime={last}>
          {dayOf(last)}
        </time>
      )}
      <span className={styles['text']}>{text}</span>
      {count !== undefined && (
        <span className={styles['count']}>
          <Badge kind="ink">
            <span aria-hidden="true">×{formatNumber(count)}</span>
            <span className="visually-hidden">{t('profile.times', { count })}</span>
          </Badge>
        </span>
      )}
    </li>
  );
}

function Section({ section: { name, earned, all } }: { readonly section: EarnedSection }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? earned : earned.slice(0, FOLDED);
  return (
    <section aria-labelledby={`section-${name}`}>
      <div className={styles['head']}>
        <h3 id={`section-${name}`}>{t(`profile.section.${name}`)}</h3>
        <span className={styles['note']}>
          {earned.length === all
            ? t('profile.allOf', { all })
            : t('profile.ofAll', { count: earned.length, all })}
        </span>
        {earned.length > FOLDED && (
          <Button
            kind="quiet"
            className={styles['fold']}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('profile.showFewer') : t('profile.showAll', { count: earned.length })}
          </Button>
        )}
      </div>
      <ul className={styles['cells']}>
        {shown.map((achievement) => (
          <Cell key={achievement.key} achievement={achievement} />
        ))}
      </ul>
    </section>
  );
}

const NoneEarned = ({ isOwn }: { readonly isOwn: boolean }) => (
  <EmptyState
    picture={
      <Plate ground="page" size="large" className={styles['emptyPlate']}>
        <Pet name="Fox-Base" scale={2} />
      </Plate>
    }
    title={t('profile.noneEarned')}
    hint={isOwn ? t('profile.noneEarnedHint') : undefined}
  />
);

interface AchievementsPartProps {
  readonly person: Person;
  /** Absent for others, whose next goals nobody else knows. */
  readonly own?: { readonly player: Player; readonly tasks: readonly Task[] } | undefined;
}

/** What has been earned, section by section, and what is within reach. */
export function AchievementsPart({ person, own }: AchievementsPartProps) {
  const { data, isError, refetch } = useAchievements(person.id);
  const { data: dates } = useAchievementDates(person.id);
  if (isError && !data) {
    return (
      <LoadFailed
        title={t('profile.unreachable')}
        hint={t('profile.unreachableHint')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton />;
  const sections = earnedSections(data, dates);
  const { earned, all } = totalsOf(sections);
  const newest = newestOf(sections);
  const begun = sections.filter((section) => section.earned.length > 0);
  return (
    <div className={styles['columns']} data-own={own ? '' : undefined}>
      <div className={styles['column']}>
        <p className={styles['total']}>
          <strong>{formatNumber(earned)}</strong>{' '}
          {newest === undefined
            ? t('profile.earned', { all })
            : t('profile.earnedLast', { all, date: dayOf(newest) })}
        </p>
        {begun.length === 0 && <NoneEarned isOwn={own !== undefined} />}
        {begun.map((section) => (
          <Section key={section.name} section={section} />
        ))}
      </div>
      {own && <Goals {...own} titles={titlesOf(data)} />}
    </div>
  );
}
