import { useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { AlarmClock, Plus, X } from '../../ui/icons.ts';
import { t } from '../../i18n/i18n.ts';
import { instantOf, isLocalDate, type LocalDate } from '../../task-kit/calendar.ts';
import { useMinute } from '../../task-kit/use-minute.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import type { ReminderForm, TaskForm } from './form.ts';
import type { PartProps } from './parts.ts';
import { LAST_DATE } from './problems.ts';
import shared from './part.module.css';
import styles from './reminders-part.module.css';

/** Default time of a new reminder. */
const FIRST_TIME = '09:00';

/** What is to be said of a time that has passed already; undefined of one that is still to come. */
export function passedWords(
  type: TaskForm['type'],
  { date, time }: Pick<ReminderForm, 'date' | 'time'>,
  today: LocalDate,
  now: number,
): string | undefined {
  const [hour, minute] = time.split(':').map(Number);
  const day = type === 'todo' ? date : today;
  if (!/^\d{2}:\d{2}$/.test(time) || !isLocalDate(day)) return undefined;
  if (Date.parse(instantOf(day, hour, minute)) > now) return undefined;
  return t(type === 'todo' ? 'edit.reminderPassed' : 'edit.reminderPassedToday');
}

const Passed = ({ words }: { readonly words: string | undefined }) => (
  <p className={styles['passed']} role="status">
    {words}
  </p>
);

/** Reminder times; to-dos also have a date. */
export function RemindersPart({ form, change, problems, today }: PartProps & { readonly today: LocalDate }) {
  const wrong = problems.includes('reminders');
  const { reminders } = form;
  const now = useMinute();
  /** The one that was added last. */
  const [fresh, setFresh] = useState<string>();
  const set = (id: string, changes: Partial<ReminderForm>) =>
    change({ reminders: reminders.map((other) => (other.id === id ? { ...other, ...changes } : other)) });
  const firstDate = form.type === 'todo' && form.due !== '' ? form.due : today;
  const add = () => {
    const id = newId();
    setFresh(id);
    change({ reminders: [...reminders, { id, date: firstDate, time: FIRST_TIME }] });
  };
  return (
    <fieldset className={shared['part']}>
      <legend className={shared['label']}>{t('edit.reminders')}</legend>
      {reminders.map(({ id, date, time }, index) => (
        <div key={id} className={styles['reminder']}>
          {form.type === 'todo' && (
            <Field
              type="date"
              name="reminders"
              max={LAST_DATE}
              aria-invalid={(wrong && !isLocalDate(date)) || undefined}
              label={t('edit.reminderDate', { position: index + 1 })}
              hideLabel
              value={date}
              onChange={(event) => set(id, { date: event.currentTarget.value })}
            />
          )}
          <Field
            ref={id === fresh ? focusOnMount : null}
            type="time"
            name="reminders"
            aria-invalid={(wrong && time === '') || undefined}
            label={t('edit.reminderTime', { position: index + 1 })}
            hideLabel
            icon={<AlarmClock size={20} strokeWidth={1.85} aria-hidden="true" />}
            value={time}
            onChange={(event) => set(id, { time: event.currentTarget.value })}
          />
          <IconButton
            label={t('edit.removeReminder', { position: index + 1 })}
            onClick={() => change({ reminders: reminders.filter((other) => other.id !== id) })}
          >
            <X size={18} aria-hidden="true" />
          </IconButton>
          <Passed words={passedWords(form.type, { date, time }, today, now)} />
        </div>
      ))}
      {wrong && (
        <p className={shared['error']} role="alert">
          {t(form.type === 'todo' ? 'edit.reminderWrong' : 'edit.reminderTimeWrong')}
        </p>
      )}
      <Button icon={<Plus size={18} aria-hidden="true" />} className={styles['addLine']} onClick={add}>
        {t('edit.addReminder')}
      </Button>
    </fieldset>
  );
}
