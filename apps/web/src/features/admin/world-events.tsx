import type { AnswerOf, siteCalls as Calls } from '@everdeed/contract';
import { DAY_MS, MAX_EVENT_DAYS } from '@everdeed/rules';
import { useState } from 'react';
import { siteCalls } from 'virtual:calls/site';
import { refreshEvents } from '../../data/follow-events.ts';
import { serverNow } from '../../data/server-clock.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './admin.module.css';
import { AskDialog } from './ask-dialog.tsx';
import { useAdminAct } from './use-admin-act.ts';
import { eventName } from './world-words.ts';

type World = AnswerOf<typeof Calls.getWorld>;
type CalendarEvent = World['events'][number];

/** How long an event is started for, unless something else is said, in days: our own. */
const USUAL_DAYS = 7;

const dayOf = (instant: string): string => formatDate(instant, { day: 'numeric', month: 'long' });

/** A day so many days from now as a field for dates has it, by the clock of this device. */
function dayAhead(days: number): string {
  const date = new Date(serverNow() + days * DAY_MS);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The last minute of a day, by the clock of this device. */
const endOf = (day: string): string => new Date(`${day}T23:59`).toISOString();

interface AskProps {
  readonly event: CalendarEvent;
  readonly onYes: (reason: string, until: string) => void;
  readonly onClose: () => void;
}

/** Asks until when an event should run, and why. */
function AskStart({ event: { key }, onYes, onClose }: AskProps) {
  const [day, setDay] = useState(() => dayAhead(USUAL_DAYS));
  return (
    <AskDialog
      title={t('admin.startEventTitle', { name: eventName(key) })}
      hint={t('admin.startEventHint')}
      yes={t('admin.startEvent')}
      onYes={(reason) => onYes(reason, endOf(day))}
      onClose={onClose}
    >
      <Field
        label={t('admin.lastDay')}
        type="date"
        required
        min={dayAhead(0)}
        max={dayAhead(MAX_EVENT_DAYS - 1)}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    </AskDialog>
  );
}

/** An event of the calendar: until when it is on, or when it comes; with the way to end or start it. */
function EventRow({ event }: { readonly event: CalendarEvent }) {
  const { key, isRunning, byHand, start, end } = event;
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, act } = useAdminAct();
  const name = eventName(key);
  const params = { key };
  const begin = (reason: string, until: string) =>
    void act(siteCalls.startEvent, { params, body: { until, reason } }, t('admin.eventOn', { name })).then(
      refreshEvents,
    );
  const finish = (reason: string) =>
    void act(siteCalls.endEvent, { params, query: { reason } }, t('admin.eventOver', { name })).then(
      refreshEvents,
    );
  const close = () => setIsAsking(false);
  return (
    <li className={styles['row']}>
      <div>
        <b>{name}</b>
        <span className={styles['small']}>
          {isRunning
            ? t('admin.until', { date: dayOf(end) })
            : t('admin.fromTo', { from: dayOf(start), to: dayOf(end) })}
        </span>
      </div>
      {isRunning && <Chip kind="wash">{t(byHand ? 'admin.onByHand' : 'admin.isOn')}</Chip>}
      <Button busy={isBusy} onClick={() => setIsAsking(true)} aria-label={`${name}: ${label(isRunning)}`}>
        {label(isRunning)}
      </Button>
      {isAsking && !isRunning && <AskStart event={event} onYes={begin} onClose={close} />}
      {isAsking && isRunning && (
        <AskDialog
          title={t('admin.endEventTitle', { name })}
          hint={t('admin.endEventHint')}
          yes={t('admin.endEvent')}
          isDestructive
          onYes={finish}
          onClose={close}
        />
      )}
    </li>
  );
}

const label = (isRunning: boolean): string => t(isRunning ? 'admin.endEvent' : 'admin.startEvent');

/** Everything that the calendar knows: what is on, then what comes, and the season, which is always one. */
export const WorldEvents = ({ events, season }: Pick<World, 'events' | 'season'>) => (
  <section className={styles['panel']} aria-labelledby="events">
    <h2 id="events" tabIndex={-1}>
      {t('admin.events')}
    </h2>
    <p className={styles['hint']}>{t('admin.eventsHint')}</p>
    <ul className={styles['rows']} aria-labelledby="events">
      {events.map((event) => (
        <EventRow key={event.key} event={event} />
      ))}
    </ul>
    <p className={styles['hint']}>
      {t('admin.seasonUntil', { name: eventName(season.key), date: dayOf(season.end) })}
    </p>
  </section>
);
