import { type Static, Type } from '@everdeed/contract';
import {
  type DueReminder,
  nextReminder,
  type Player,
  REMINDER_LATE_MS,
  remindersBetween,
  type Task,
} from '@everdeed/rules';
import { jobKind } from '../jobs/kind.ts';
import type { Tx } from '../storage/stores.ts';
import type { Reaction } from '../work/work.ts';
import { runWork, type WorkParts } from '../work/unit-of-work.ts';
import { hasSubscription, noteReminded, type StoredSubscription, subscriptionsOf } from './push-store.ts';

/** Reminders are looked at at least this often (ms), since a zone can change without any task that does. */
const MAX_SLEEP_MS = 6 * 3_600_000;
const MAX_TITLE_LENGTH = 200;

/** Looks which reminders of a player have come, and sleeps until the next one. One job for each player. */
export const remindJob = jobKind({ name: 'remind', payload: Type.Object({ userId: Type.String() }) });

/** Pushes one reminder to one browser. */
export const pushJob = jobKind({
  name: 'push',
  payload: Type.Object({
    subscriptionId: Type.String(),
    taskId: Type.String(),
    title: Type.String(),
    /** The reminder's minute (ms). */
    at: Type.Number(),
    /** Names the reminder and its minute: what comes twice is shown once. */
    tag: Type.String(),
  }),
});
export type PushPayload = Static<typeof pushJob.payload>;

async function wakeOwners(tx: Tx, owners: ReadonlySet<string>): Promise<void> {
  for (const userId of owners)
    if (await hasSubscription(tx.db, userId))
      await tx.enqueue(remindJob, { userId }, { userId, key: userId });
}

/** Has reminders looked at again when a task with some is made or edited. Scoring needs none of this. */
export const wakeForReminders: Reaction = (_work, tx, { outcome }) => {
  const owners = new Set<string>();
  for (const event of outcome.events ?? []) {
    if (event.kind !== 'taskCreated' && event.kind !== 'taskUpdated') continue;
    const { userId, reminders } = event.task;
    if (userId !== undefined && reminders.length > 0) owners.add(userId);
  }
  return owners.size > 0 ? wakeOwners(tx, owners) : undefined;
};

function payloadFor({ id }: StoredSubscription, { task, reminderId, at }: DueReminder): PushPayload {
  const title = Array.from(task.text).slice(0, MAX_TITLE_LENGTH).join('');
  return { subscriptionId: id, taskId: task._id, title, at, tag: `${task._id} ${reminderId} ${at}` };
}

interface Reminding {
  readonly player: Player;
  readonly tasks: readonly Task[];
  readonly now: number;
}

/** Enqueues what has come since each browser was reminded last; what is too late to be of use is dropped. */
async function pushDue(
  tx: Tx,
  subscriptions: readonly StoredSubscription[],
  { player, tasks, now }: Reminding,
): Promise<void> {
  const oldest = Math.min(...subscriptions.map((one) => one.reminded_until));
  const due = remindersBetween(tasks, Math.max(oldest, now - REMINDER_LATE_MS), now, player);
  for (const one of subscriptions) {
    for (const reminder of due.filter(({ at }) => at > one.reminded_until)) {
      const payload = payloadFor(one, reminder);
      await tx.enqueue(pushJob, payload, { userId: player._id, key: `${one.id} ${payload.tag}` });
    }
  }
  await noteReminded(tx.db, player._id, now);
}

function nextWake({ player, tasks, now }: Reminding): number | undefined {
  const all = tasks.flatMap((task) => nextReminder(task, now + 1, player) ?? []);
  return all.length > 0 ? Math.min(now + MAX_SLEEP_MS, ...all) : undefined;
}

/** The job: what is due, the note of it, and the next run are stored as one. */
export const remind = (parts: WorkParts, userId: string): Promise<void> =>
  runWork(parts, (work) =>
    work.transaction(async (tx) => {
      const player = await tx.players.get(userId);
      const subscriptions = player ? await subscriptionsOf(tx.db, userId) : [];
      if (!player || subscriptions.length === 0) return;
      const tasks = await tx.tasks.list(userId, { types: ['daily', 'todo'], reminding: true });
      const reminding = { player, tasks, now: work.now };
      await pushDue(tx, subscriptions, reminding);
      const runAt = nextWake(reminding);
      if (runAt !== undefined) await tx.enqueue(remindJob, { userId }, { userId, key: userId, runAt });
    }),
  );
