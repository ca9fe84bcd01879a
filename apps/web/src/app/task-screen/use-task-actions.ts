import { blankTask, type Tag, type Task, type TaskType } from '@everdeed/rules';
import { useMemo, useState } from 'react';
import { dispatch } from '../../data/dispatch.ts';
import { useGame } from '../../data/store.ts';
import type { Draft } from '../../features/quick-add/to-task.ts';
import { updatePlayer } from '../../features/players/player-actions.ts';
import { createTag as tagCreation } from '../../features/tags/tag-actions.ts';
import { createTasks, scoreItem } from '../../features/tasks/actions/edit.ts';
import { copy, fold, score, step } from '../../features/tasks/board-actions.ts';
import type { CardActions } from '../../features/tasks/card/card-context.ts';
import type { Filter } from '../../features/tasks/filters.ts';
import { retryRefused } from '../../features/tasks/refused.ts';
import { newId } from '../../lib/new-id.ts';
import type { Overlay } from './overlay.ts';

/** What can be done to cards; editing and deleting open what they need. */
export function useTaskActions(open: (overlay: Overlay) => void): CardActions {
  const [actions] = useState<CardActions>(() => ({
    score,
    fold,
    step,
    copy,
    scoreItem: (task, itemId) => void dispatch(scoreItem({ taskId: task._id, itemId })),
    edit: ({ _id }) => open({ kind: 'editor', taskId: _id }),
    remove: ({ _id }) => open({ kind: 'delete', taskId: _id }),
    retry: ({ _id }) => retryRefused(_id),
    unlink: ({ _id }) => open({ kind: 'unlink', taskId: _id }),
  }));
  return actions;
}

/** Creates what quick add understood: first the missing tags, then the task. */
export function addDraft({ task, newTags }: Draft): void {
  for (const tag of newTags) dispatch(tagCreation({ tag }));
  const blank = blankTask(task.type, newId(), Date.now(), task.text);
  const { userId } = useGame.getState();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- quick add only gives fields of the task's own type
  const made = { ...blank, ...task, userId } as Task;
  dispatch(createTasks({ tasks: [made] }));
}

export function createTag(name: string): Tag {
  const tag = { id: newId(), name };
  dispatch(tagCreation({ tag }));
  return tag;
}

export function useTagNames(tags: readonly Tag[]): ReadonlyMap<string, string> {
  return useMemo(() => new Map(tags.map(({ id, name }) => [id, name])), [tags]);
}

/** The filter of a column is the player's: it is the same on every device. */
export function keepFilter(type: TaskType, filter: Filter): void {
  dispatch(updatePlayer({ values: { [`preferences.tasks.activeFilter.${type}`]: filter } }));
}
