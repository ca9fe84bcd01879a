import { useId, useMemo } from 'react';
import { type Frequency, TASK_LIMITS, type Weekday } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { Rich } from '../../i18n/rich.tsx';
import {
  dayOf,
  isLocalDate,
  type LocalDate,
  WEEKDAY_KEYS,
  weekdayNumber,
  weekOfMonth,
} from '../../task-kit/calendar.ts';
import { sayNext, weekdayName } from '../../task-kit/date-words.ts';
import { nextDates } from '../../task-kit/schedule.ts';
import { Field, Select } from '../../ui/field.tsx';
import { Segment } from '../../ui/segment.tsx';
import { scheduleOf } from './form.ts';
import type { PartProps } from './parts.ts';
import { numberIn } from './number-in.ts';
import shared from './part.module.css';
import styles from './repeat-part.module.css';

const FREQUENCIES: readonly Frequency[] = ['daily', 'weekly', 'monthly', 'yearly'];
/** Monday first. */
const DISCS: readonly Weekday[] = ['m', 't', 'w', 'th', 'f', 's', 'su'];

function Discs({ form, change, locked }: PartProps) {
  const toggle = (key: Weekday) => change({ repeat: { ...form.repeat, [key]: !form.repeat[key] } });
  return (
    <div role="group" aria-label={t('edit.weekdays')} className={styles['discs']}>
      {DISCS.map((key) => {
        const name = weekdayName(WEEKDAY_KEYS.indexOf(key));
        return (
          <button
            key={key}
            type="button"
            className={styles['disc']}
            aria-pressed={form.repeat[key] === true}
            aria-label={name}
            title={name}
            disabled={locked('repeat')}
            onClick={() => toggle(key)}
          >
            {weekdayName(WEEKDAY_KEYS.indexOf(key), 'narrow')}
          </button>
        );
      })}
    </div>
  );
}

function MonthlyBy({ form, change }: PartProps) {
  const { start } = form;
  if (!isLocalDate(start)) return null;
  const weekday = weekdayName(weekdayNumber(start));
  return (
    <Segment
      label={t('edit.monthlyBy')}
      value={form.monthlyBy}
      options={[
        { value: 'date', label: t('edit.byDate', { day: dayOf(start) }) },
        { value: 'weekday', label: t('edit.byWeekday', { nth: weekOfMonth(start) + 1, weekday }) },
      ]}
      onChange={(monthlyBy) => change({ monthlyBy })}
    />
  );
}

interface NextDatesProps extends Pick<PartProps, 'form' | 'problems'> {
  readonly today: LocalDate;
}

/** The next six days on which it will be due, by the same rule as on the server. */
function NextDates({ form, problems, today }: NextDatesProps) {
  const isSound = isLocalDate(form.start) && !problems.includes('everyX') && form.everyX.trim() !== '';
  const dates = useMemo(() => (isSound ? nextDates(scheduleOf(form), today) : []), [form, today, isSound]);
  if (!isSound) return null;
  return (
    <p className={styles['next']} role="status">
      {dates.length === 0 ? (
        t('edit.never')
      ) : (
        <Rich
          id="edit.next"
          values={{ dates: dates.map((date) => sayNext(date, today)).join(', ') }}
          parts={{ bold: <strong /> }}
        />
      )}
    </p>
  );
}

/** The recurrence of a daily. */
export function RepeatPart(props: PartProps & { readonly today: LocalDate }) {
  const { form, change, locked, problems, today } = props;
  const count = numberIn(form.everyX) || 1;
  const wrong = problems.includes('everyX');
  const errorId = useId();
  return (
    <fieldset className={shared['part']}>
      <legend className={shared['label']}>{t('edit.repeats')}</legend>
      <div className={styles['rhythm']}>
        <Select<Frequency>
          label={t('edit.repeats')}
          hideLabel
          value={form.frequency}
          options={FREQUENCIES.map((value) => ({ value, label: t(`edit.frequency.${value}`) }))}
          disabled={locked('frequency')}
          onChange={(frequency) => change({ frequency })}
        />
        <div className={styles['every']}>
          <span aria-hidden="true">{t('edit.every')}</span>
          <Field
            label={t('edit.every')}
            hideLabel
            inputMode="numeric"
            value={form.everyX}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? errorId : undefined}
            disabled={locked('everyX')}
            onChange={(event) => change({ everyX: event.currentTarget.value })}
          />
          <span>{t(`edit.unit.${form.frequency}`, { count })}</span>
        </div>
      </div>
      {wrong && (
        <p id={errorId} className={shared['error']} role="alert">
          {t('edit.wholeNumber', { min: 1, max: TASK_LIMITS.everyX })}
        </p>
      )}
      {form.frequency === 'weekly' && <Discs {...props} />}
      {form.frequency === 'monthly' && !locked('monthlyBy') && <MonthlyBy {...props} />}
      <NextDates form={form} problems={problems} today={today} />
    </fieldset>
  );
}
