import { type EventRun, type EventRuns, repeatingEvents, runningEventsAt } from '@everdeed/content';
import { DAY_MS, MINUTE_MS } from '../due/calendar.ts';
import { accept, refuse, type Result } from '../result.ts';

/** How long an event can be started for: our own figure. */
export const MAX_EVENT_DAYS = 366;

/** Why an event is not started or ended by hand. */
export type EventStepRefusal = 'eventNotFound' | 'eventNotRunning' | 'eventRunning' | 'eventUntil';

/** The calendar changes on whole minutes. */
const wholeMinute = (instant: number): number => Math.floor(instant / MINUTE_MS) * MINUTE_MS;

const isEvent = (key: string): boolean => repeatingEvents.some((event) => event.key === key);
const runs = (known: EventRuns, key: string, now: number): boolean =>
  runningEventsAt(now, known).some(({ event }) => event.key === key);

/** Starts an event at `now`; it runs until the minute of `until` (milliseconds since the epoch). */
export function startEvent(
  known: EventRuns,
  { key, until }: { readonly key: string; readonly until: number },
  now: number,
): Result<EventRun, EventStepRefusal> {
  if (!isEvent(key)) return refuse('notFound', 'eventNotFound');
  if (runs(known, key, now)) return refuse('badRequest', 'eventRunning');
  const [start, end] = [wholeMinute(now), wholeMinute(until)];
  // Of what is no date nothing is true.
  if (!(end > now && end <= now + MAX_EVENT_DAYS * DAY_MS))
    return refuse('badRequest', 'eventUntil', { days: MAX_EVENT_DAYS });
  return accept({ start, end });
}

/** Ends an event that runs at `now`, whether by the calendar or by hand. The calendar starts it again the next time. */
export function endEvent(
  known: EventRuns,
  { key }: { readonly key: string },
  now: number,
): Result<EventRun, EventStepRefusal> {
  if (!isEvent(key)) return refuse('notFound', 'eventNotFound');
  if (!runs(known, key, now)) return refuse('badRequest', 'eventNotRunning');
  const at = wholeMinute(now);
  return accept({ start: at, end: at });
}
