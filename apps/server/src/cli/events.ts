import { MAX_EVENT_DAYS, type EventStepRefusal } from '@everdeed/rules';
import { readEventRuns } from '../storage/world/event-runs.ts';
import { makeWords } from '../words/words.ts';
import { runWork } from '../work/unit-of-work.ts';
import { changeEvent, type EventStep, eventStates } from '../world/events.ts';
import { type CliContext, type Command, UsageError } from './context.ts';

/** Why a step is not possible, for the person at the keyboard. */
const reasons: Readonly<Record<EventStepRefusal, string>> = {
  eventNotFound: 'there is no event of this key; say "events" to see them all',
  eventNotRunning: 'this event is not on',
  eventRunning: 'this event is on already',
  eventUntil: `say until when it should run, such as 2030-12-24: at most ${MAX_EVENT_DAYS} days from now`,
};

/** Carries out a step; a refusal is said in words. Servers on PostgreSQL hear of it, one on SQLite looks within a minute. */
async function change(context: CliContext, step: EventStep): Promise<void> {
  const words = await makeWords(() => undefined);
  await runWork({ ...context, words }, (work) =>
    work.transaction(async (tx) => {
      const result = await changeEvent(work, tx, context, step);
      if (!result.ok) throw new UsageError(reasons[result.refusal.key]);
    }),
  );
}

async function show({ storage, system, say }: CliContext): Promise<void> {
  const states = eventStates(system.now(), await readEventRuns(storage.db));
  const day = (instant: string): string => instant.slice(0, 10);
  for (const { key, isRunning, byHand, start, end } of states) {
    const when = isRunning ? `on until ${day(end)}` : `comes on ${day(start)}, until ${day(end)}`;
    say(`${key}: ${when}${byHand ? ', started by hand' : ''}`);
  }
}

/** Shows the events of the calendar, starts one now, or ends one. */
export const events: Command = async (context, [act, key, until]) => {
  if (act === undefined) return show(context);
  if (act === 'start' && key !== undefined && until !== undefined) {
    await change(context, { act: 'startEvent', key, until: Date.parse(until) });
    return context.say(`${key} is on now.`);
  }
  if (act === 'end' && key !== undefined) {
    await change(context, { act: 'endEvent', key });
    return context.say(`${key} is over.`);
  }
  throw new UsageError('say "events", "events start KEY DATE" or "events end KEY"');
};
