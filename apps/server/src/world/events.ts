import { comingEventsAt, type EventRun, type EventRuns, runningEventsAt } from '@everdeed/content';
import {
  accept,
  type AuditChange,
  endEvent,
  type EventStepRefusal,
  type Result,
  startEvent,
  TAVERN_ID,
} from '@everdeed/rules';
import type { EventBus } from '../realtime/bus.ts';
import type { AuditEntry } from '../storage/admin/audit-log.ts';
import type { Tx } from '../storage/stores.ts';
import { readEventRuns, writeEventRun } from '../storage/world/event-runs.ts';
import type { ActorId } from '../work/actor.ts';
import { audit } from '../work/audit.ts';
import type { Work } from '../work/work.ts';
import { keepEventRuns } from './keep-events-fresh.ts';

/** What is done to an event: it starts now, until an instant (ms), or it ends. */
export type EventStep =
  | { readonly act: 'startEvent'; readonly key: string; readonly until: number }
  | { readonly act: 'endEvent'; readonly key: string };

interface Teller {
  readonly events: Pick<EventBus, 'siteChanged'>;
}

/** What was done by hand, for those who change it: of two who do so at once, one waits for the other. */
export async function lockRuns(tx: Tx): Promise<EventRuns> {
  await tx.groups.get(TAVERN_ID);
  return readEventRuns(tx.db);
}

/** Stores a run; this process keeps to it as soon as it is committed, the others hear of it then. */
async function store(tx: Tx, { events }: Teller, key: string, run: EventRun | undefined): Promise<EventRuns> {
  await writeEventRun(tx.db, key, run);
  const all = await readEventRuns(tx.db);
  tx.afterCommit(() => {
    keepEventRuns(all);
    events.siteChanged();
  });
  return all;
}

/** A run is one change as a whole; an event that nobody had touched had none. */
const changesOf = (before: EventRun | undefined, after: EventRun): readonly AuditChange[] => [
  { path: 'run', ...(before && { before }), after },
];

/**
 * Starts or ends an event, with the note of it, for an administrator or, without one, for the command line. Returns all
 * that was done by hand by then.
 */
export async function changeEvent(
  work: Work,
  tx: Tx,
  teller: Teller,
  step: EventStep,
  { actor, reason }: { readonly actor?: ActorId; readonly reason?: unknown } = {},
): Promise<Result<EventRuns, EventStepRefusal>> {
  const { act, key } = step;
  const known = await lockRuns(tx);
  const result = act === 'startEvent' ? startEvent(known, step, work.now) : endEvent(known, step, work.now);
  if (!result.ok) return result;
  const all = await store(tx, teller, key, result.value);
  const changes = changesOf(known[key], result.value);
  await audit(work, tx, actor, {
    act,
    target: { kind: 'event', id: key, name: key },
    changes,
    reason,
    canUndo: true,
  });
  return accept(all);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The run before or after a change, of which the log keeps the fields. */
function runIn(value: unknown): EventRun | undefined {
  const { start, end } = Object(value);
  return typeof start === 'number' && typeof end === 'number' ? { start, end } : undefined;
}

/** Takes a step back, unless something was done to the event since. */
export async function undoEventStep(
  tx: Tx,
  teller: Teller,
  { target: { id: key }, changes }: AuditEntry,
): Promise<{ readonly moved: boolean; readonly changes: readonly AuditChange[] }> {
  const known = await lockRuns(tx);
  const [before, after] = [runIn(changes[0]?.before), runIn(changes[0]?.after)];
  if (!after || !isSame(known[key], after)) return { moved: true, changes: [] };
  await store(tx, teller, key, before);
  return { moved: false, changes: [{ path: 'run', before: after, ...(before && { after: before }) }] };
}

/** All events of the calendar for those who look after them: those that are on, then those to come. */
export function eventStates(now: number, runs?: EventRuns) {
  const iso = (instant: number): string => new Date(instant).toISOString();
  const running = runningEventsAt(now, runs).map((one) => ({ ...one, isRunning: true }));
  const coming = comingEventsAt(now, runs).map((one) => ({ ...one, isRunning: false }));
  return [...running, ...coming].map(({ event: { key }, isRunning, byHand = false, start, end }) => ({
    key,
    isRunning,
    byHand,
    start: iso(start),
    end: iso(end),
  }));
}
