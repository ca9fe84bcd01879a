import { Type } from '@everdeed/contract';
import { beginBoardDay, type Group } from '@everdeed/rules';
import { defineJob, jobKind } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../storage/stores.ts';
import { editorIds } from '../work/boards.ts';
import { unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { lockPlayers } from '../work/scenes.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';

/** Groups that are looked up at once: our own figure. */
const AT_ONCE = 100;

/** Begins the days of groups with a plan. */
const boardDaysJob = jobKind({ name: 'board-days', payload: Type.Object({}) });

/** Ids of groups that somebody pays for, or has paid for, after an id. */
async function plannedAfter({ storage }: Services, lastId: string): Promise<string[]> {
  const rows = await storage.db
    .selectFrom('groups')
    .select('id')
    .where('id', '>', lastId)
    .where('team', 'like', '%"customerId":"%')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function begin(work: Work, tx: Tx, group: Group): Promise<void> {
  const tasks = await tx.groups.board(group._id);
  const askers = tasks.flatMap((task) => Object.keys(task.group.approval?.requests ?? {}));
  const others = await lockPlayers(tx, [...new Set([...editorIds(group), ...askers])]);
  const leader = tx.players.held(group.leader);
  const outcome = unwrap(work, beginBoardDay(work.rules, { group, tasks, leader, others }));
  await saveOutcome(work, tx, outcome, { actorId: group.leader });
}

/** The day of one group, with the note of it: all of it, or nothing (rules-scoring-and-day, W14). */
const beginOne = (services: Services, id: string): Promise<void> =>
  runWork(services, (work) =>
    work.transaction(async (tx) => {
      const group = await tx.groups.get(id);
      if (group) await begin(work, tx, group);
    }),
  );

/** Begins the days of all groups with a plan that are pending. */
async function beginBoardDays(services: Services, isEnding: () => boolean): Promise<void> {
  for (let lastId = ''; ; ) {
    const ids = await plannedAfter(services, lastId);
    for (const id of ids) {
      if (isEnding()) return;
      await beginOne(services, id);
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    lastId = last;
  }
}

/** What groups with a plan need in the background. */
export const groupPlanJobs = [
  defineJob(boardDaysJob, {
    maxAtOnce: 1,
    run: (services: Services, _job, control) => beginBoardDays(services, () => control.isEnding()),
  }),
];

/** Has the days begin that are pending: with every housekeeping, hence within an hour of a leader's day. */
export async function remindOfBoardDays(services: Services): Promise<void> {
  if ((await plannedAfter(services, '')).length === 0) return;
  await services.storage.run((tx) => tx.enqueue(boardDaysJob, {}, { key: '' }));
}
