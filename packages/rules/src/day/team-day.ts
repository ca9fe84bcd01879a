import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import { DAY_MS } from '../due/calendar.ts';
import { isDue } from '../due/is-due.ts';
import { daysSince, type ZoneOptions } from '../due/zone.ts';
import { dropRequests, dropSentBack } from '../tasks/approval.ts';
import { produce } from '../state/draft.ts';
import type { Daily, Habit, Task, Todo } from '../state/task.ts';

const MIN_VALUE = -47.27;
const STEP = 0.9747;
const NEAR_NOTHING = 0.1;

/** A group plan whose day may have begun. */
export interface TeamScene {
  /** The board tasks of the group. */
  readonly tasks: readonly Task[];
  /** ISO instant of the last run; undefined before the first. */
  readonly lastProcessed: string | undefined;
  /** Day start and zone of the group's leader. */
  readonly zone: ZoneOptions;
}

/** Whether a team's day is pending (rules-scoring-and-day 4.11 step 2). */
export const isTeamDayPending = ({ lastProcessed, zone }: Omit<TeamScene, 'tasks'>, now: number): boolean =>
  lastProcessed === undefined || daysSince(Date.parse(lastProcessed), now, zone) > 0;

/**
 * Ages the board tasks of a group plan; no member loses anything by it, and it never refuses. Store them
 * together with the new `lastProcessed` (W14). Source: rules-scoring-and-day 4.11.
 */
export function runTeamDay(ctx: RuleContext, scene: TeamScene): Result<Outcome<undefined>> {
  const tasks = scene.tasks.flatMap((task) => {
    const after = produce(task, (draft) => age(draft, scene, ctx.now));
    return after === task ? [] : [after];
  });
  return accept(outcomeOf(undefined, { tasks }));
}

function age(task: Task, scene: TeamScene, now: number): void {
  switch (task.type) {
    case 'habit':
      return fadeHabit(task);
    case 'todo':
      return ageTodo(task);
    case 'daily':
      return reopenDaily(task, scene, now);
    case 'reward':
  }
}

function fadeHabit(habit: Habit): void {
  if ((habit.up && habit.down) || habit.value === 0) return;
  const half = habit.value / 2;
  habit.value = Math.abs(half) < NEAR_NOTHING ? 0 : half;
}

function ageTodo(todo: Todo): void {
  if (!todo.completed) todo.value = Math.max(MIN_VALUE, todo.value - STEP ** todo.value);
}

function reopenDaily(daily: Daily, { lastProcessed, zone }: TeamScene, now: number): void {
  const details = Object.values(daily.group.assignedUsersDetail ?? {});
  const done = details.filter(({ completed }) => completed).length;
  for (const detail of details) if (detail.completed) detail.completed = false;
  dropRequests(daily);
  dropSentBack(daily);
  const judged = lastProcessed === undefined ? now - DAY_MS : Date.parse(lastProcessed);
  const wasDue = !daily.completed && isDue(daily, judged, zone);
  if (daily.completed || wasDue)
    for (const item of daily.checklist) if (item.completed) item.completed = false;
  daily.completed = false;
  if (wasDue && details.length > 0) {
    const loss = (done / details.length) * STEP ** daily.value;
    daily.value = Math.max(MIN_VALUE, daily.value - loss);
  }
  daily.isDue = isDue(daily, now, zone);
}
