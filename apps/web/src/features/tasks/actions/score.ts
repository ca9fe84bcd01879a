import {
  accept,
  type Direction,
  ORDER_OF,
  previewScore,
  previewUndoOfTask,
  type Task,
} from '@everdeed/rules';
import { taskCalls } from 'virtual:calls/task';
import { requestOf } from '../../../data/calls.ts';
import { defineAction } from '../../../data/define-action.ts';
import { dispatch } from '../../../data/dispatch.ts';
import { asTask } from '../../../data/domain.ts';
import { type Game, withPlayer, withStats, withTask } from '../../../data/game.ts';
import { t } from '../../../i18n/i18n.ts';
import type { ScoreFinds } from '../../../task-kit/score-answer.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { previewOn } from './preview-on.ts';
import { takeBackFinds, tellFinds, tellScore } from './tell-score.tsx';

const FAMILY_OF = { Food: 'food', Egg: 'eggs', HatchingPotion: 'hatchingPotions', Quest: 'quests' } as const;
type DropFamily = (typeof FAMILY_OF)[keyof typeof FAMILY_OF];

const isDropType = (type: string): type is keyof typeof FAMILY_OF => type in FAMILY_OF;

function withItem(game: Game, family: DropFamily, key: string): Game {
  const { items } = game.player;
  const owned = items[family];
  return withPlayer(game, { items: { ...items, [family]: { ...owned, [key]: (owned[key] ?? 0) + 1 } } });
}

function withFinds(game: Game, { firstDrops, drop }: ScoreFinds): Game {
  const started = firstDrops
    ? withItem(withItem(game, 'eggs', firstDrops.egg), 'hatchingPotions', firstDrops.hatchingPotion)
    : game;
  return drop && isDropType(drop.type) ? withItem(started, FAMILY_OF[drop.type], drop.key) : started;
}

interface Score {
  readonly taskId: string;
  readonly direction: Direction;
}

/** Scores a task up or down. */
export const scoreTask = defineAction({
  kind: 'score',
  addsUp: true,
  call: ({ taskId, direction }: Score) => requestOf(taskCalls.scoreTask, { params: { taskId, direction } }),
  tasks: ({ taskId }) => [taskId],
  preview: (game, { taskId, direction }, context) =>
    previewOn(game, taskId, (scene) => previewScore(context, scene, { direction })),
  settle: (game, answer) => withFinds(withStats(game, answer), answer._tmp),
  tell: {
    done: ({ taskId }, done) => {
      const [before, after] = [done.before, done.after].map(({ tasks }) =>
        tasks.find(({ _id }) => _id === taskId),
      );
      if (!before) return undefined;
      return tellScore(done, before, () =>
        dispatch(undoScore({ taskId, operationId: done.entry.id, before, after })),
      );
    },
    saved: (answer, _, id) => tellFinds(answer._tmp, id),
  },
});

interface Undo {
  readonly taskId: string;
  /** Id of the entry that scored the task. */
  readonly operationId: string;
  /** The task as it was before the score. */
  readonly before: Task;
  /** And as it was after it; absent in what earlier releases stored. */
  readonly after?: Task | undefined;
}

/** The game with the task as it is without the score: as it was before, and with what was done to it since. */
function withUnscored(game: Game, { before, after }: Undo): Game {
  const task = game.tasks.find(({ _id }) => _id === before._id);
  if (!task) return { ...game, tasks: [before, ...game.tasks] };
  return withTask(game, after ? previewUndoOfTask(task, { before, after }) : before);
}

/** Undoes a score exactly: what it gave and what it cost. */
const undoScore = defineAction({
  kind: 'undo',
  addsUp: true,
  refetch: true,
  call: ({ taskId, operationId }: Undo) =>
    requestOf(taskCalls.undoTask, { params: { taskId }, body: { operationId } }),
  tasks: ({ taskId }) => [taskId],
  takesBack: ({ operationId }) => operationId,
  // Only the task is restored here; the server's answer corrects the stats.
  preview: (game, undo) => {
    const { before } = undo;
    const back = withUnscored(game, undo);
    const isListed = back.player.tasksOrder[ORDER_OF[before.type]].includes(before._id);
    if (isListed) return accept(back);
    const key = ORDER_OF[before.type];
    const { tasksOrder } = back.player;
    return accept(
      withPlayer(back, { tasksOrder: { ...tasksOrder, [key]: [...tasksOrder[key], before._id] } }),
    );
  },
  settle: (game, answer) => withTask(withStats(game, answer), asTask(answer.task)),
  tell: {
    done: ({ operationId }) => takeBackFinds(operationId),
    saved: () => void showToast({ type: 'info', text: t('outcome.undone') }),
  },
});

/** Scoring and taking it back. */
export const scoreActions = [scoreTask, undoScore] as const;
