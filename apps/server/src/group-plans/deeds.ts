import { type BoardDeedKind, DAY_MS, type Direction, type RuleEvent, type Task } from '@everdeed/rules';
import type { Services } from '../services.ts';
import type { Database } from '../storage/schema.ts';
import type { Stores } from '../storage/stores.ts';
import type { Reaction } from '../work/work.ts';

type DeedRow = Database['board_deeds'];
type Deed = Pick<DeedRow, 'kind' | 'user_id' | 'member_id'> & { readonly task: Task };

/** How long deeds are kept (ms): our own figure. */
const KEPT_MS = 90 * DAY_MS;
/** Deeds of a page: our own figure. */
const DEEDS_PER_PAGE = 50;

function kindOf({ type }: Task, direction: Direction): BoardDeedKind {
  if (type === 'reward') return 'bought';
  if (type === 'habit') return direction === 'up' ? 'plus' : 'minus';
  return direction === 'up' ? 'done' : 'undone';
}

const isOfBoard = ({ userId, group }: Task): boolean => userId === undefined && group.id !== undefined;

/** What an event says of a board. */
function deedOf(event: RuleEvent): Deed | undefined {
  switch (event.kind) {
    case 'boardAnswered': {
      const { deed: kind, userId: user_id, memberId: member_id, task } = event;
      return { kind, user_id, member_id, task };
    }
    case 'taskScored':
      return {
        kind: kindOf(event.task, event.direction),
        user_id: event.userId,
        member_id: null,
        task: event.task,
      };
    case 'taskUnscored':
      return { kind: 'undone', user_id: event.userId, member_id: null, task: event.task };
    default:
      return undefined;
  }
}

/** What an outcome says of boards; of work that is sent back, not that it is undone besides. */
function deedsIn(events: readonly RuleEvent[]): Deed[] {
  const deeds = events.flatMap((event) => deedOf(event) ?? []).filter(({ task }) => isOfBoard(task));
  const sentBack = new Set(deeds.flatMap(({ kind, task }) => (kind === 'sentBack' ? [task._id] : [])));
  return deeds.filter(({ kind, task }) => kind !== 'undone' || !sentBack.has(task._id));
}

/** Notes who did what with the tasks of a board. */
export const noteDeeds: Reaction = ({ now, rules }, { db }, { outcome: { events } }) => {
  const rows = deedsIn(events).map(({ task, ...deed }): DeedRow => {
    const { _id: task_id, text: title, group } = task;
    return { ...deed, id: rules.newId(), group_id: group.id ?? '', task_id, title, done_at: now };
  });
  if (rows.length === 0) return undefined;
  return db
    .insertInto('board_deeds')
    .values(rows)
    .execute()
    .then(() => undefined);
};

/** A page of what was done on a board, the latest first; what was done before a deed of that id, if it is known. */
export async function readDeeds({ db }: Stores, groupId: string, before = ''): Promise<DeedRow[]> {
  const from = await db
    .selectFrom('board_deeds')
    .select('done_at')
    .where('id', '=', before)
    .executeTakeFirst();
  return db
    .selectFrom('board_deeds')
    .selectAll()
    .where('group_id', '=', groupId)
    .$if(from !== undefined, (query) =>
      query.where((is) =>
        is.or([
          is('done_at', '<', from?.done_at ?? 0),
          is.and([is('done_at', '=', from?.done_at ?? 0), is('id', '<', before)]),
        ]),
      ),
    )
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(DEEDS_PER_PAGE)
    .execute();
}

/** Forgets what is older than anybody asks for. */
export async function forgetOldDeeds({ storage, system }: Services): Promise<void> {
  await storage.db
    .deleteFrom('board_deeds')
    .where('done_at', '<', system.now() - KEPT_MS)
    .execute();
}
