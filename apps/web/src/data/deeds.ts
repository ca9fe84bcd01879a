import type { Attribute, Direction, Tag, Task } from '@everdeed/rules';
import type { Request } from './api.ts';

/** Fields of a task that an editor may change. */
type TaskChanges = Partial<Omit<Task, '_id' | 'type'>> & Record<string, unknown>;

/**
 * What a person does. A deed is plain data, so that it can wait on disk, be shown again after a reload and
 * be sent by another tab. Each is shown at once (`preview.ts`) and sent once (`requestOf`).
 */
export type Deed =
  | { readonly kind: 'score'; readonly taskId: string; readonly direction: Direction }
  | {
      readonly kind: 'scoreMany';
      readonly scorings: readonly { readonly id: string; readonly direction: Direction }[];
    }
  /** Takes back the scoring that was sent as `operationId`. */
  | { readonly kind: 'undo'; readonly taskId: string; readonly operationId: string; readonly before: Task }
  | { readonly kind: 'tickItem'; readonly taskId: string; readonly itemId: string }
  /** Whole tasks with ids of our own making; the last one ends on top. */
  | { readonly kind: 'createTasks'; readonly tasks: readonly Task[] }
  | { readonly kind: 'updateTask'; readonly taskId: string; readonly changes: TaskChanges }
  | { readonly kind: 'deleteTask'; readonly taskId: string }
  /** 0 is the top, -1 the bottom. */
  | { readonly kind: 'moveTask'; readonly taskId: string; readonly position: number }
  | { readonly kind: 'clearCompleted' }
  | { readonly kind: 'createTag'; readonly tag: Tag }
  | { readonly kind: 'renameTag'; readonly tagId: string; readonly name: string }
  | { readonly kind: 'deleteTag'; readonly tagId: string }
  | { readonly kind: 'moveTag'; readonly tagId: string; readonly to: number }
  /** Settings by dotted path, e.g. `{'preferences.costume': true}`. */
  | { readonly kind: 'set'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'sleep' }
  | { readonly kind: 'revive' }
  | { readonly kind: 'allocate'; readonly stat: Attribute }
  | { readonly kind: 'readNotifications'; readonly ids: readonly string[] };

const post = (path: string, body?: unknown): Request => ({
  method: 'POST',
  path,
  ...(body !== undefined && { body }),
});
const put = (path: string, body: unknown): Request => ({ method: 'PUT', path, body });
const remove = (path: string): Request => ({ method: 'DELETE', path });

/** The call that carries a deed out. */
export function requestOf(deed: Deed): Request {
  switch (deed.kind) {
    case 'score':
      return post(`/tasks/${deed.taskId}/score/${deed.direction}`);
    case 'scoreMany':
      return post('/tasks/bulk-score', deed.scorings);
    case 'undo':
      return post(`/tasks/${deed.taskId}/undo`, { operationId: deed.operationId });
    case 'tickItem':
      return post(`/tasks/${deed.taskId}/checklist/${deed.itemId}/score`);
    case 'createTasks':
      return post('/tasks/user', deed.tasks);
    case 'updateTask':
      return put(`/tasks/${deed.taskId}`, deed.changes);
    case 'deleteTask':
      return remove(`/tasks/${deed.taskId}`);
    case 'moveTask':
      return post(`/tasks/${deed.taskId}/move/to/${deed.position}`);
    case 'clearCompleted':
      return post('/tasks/clearCompletedTodos');
    case 'createTag':
      return post('/tags', deed.tag);
    case 'renameTag':
      return put(`/tags/${deed.tagId}`, { name: deed.name });
    case 'deleteTag':
      return remove(`/tags/${deed.tagId}`);
    case 'moveTag':
      return post('/reorder-tags', { tagId: deed.tagId, to: deed.to });
    case 'set':
      return put('/user', deed.values);
    case 'sleep':
      return post('/user/sleep');
    case 'revive':
      return post('/user/revive');
    case 'allocate':
      return post(`/user/allocate?stat=${deed.stat}`);
    case 'readNotifications':
      return post('/notifications/read', { notificationIds: deed.ids });
  }
}

/** The tasks a deed is about, for the "waiting to save" sign on their cards. */
export function tasksOf(deed: Deed): readonly string[] {
  if ('taskId' in deed) return [deed.taskId];
  if (deed.kind === 'createTasks') return deed.tasks.map(({ _id }) => _id);
  if (deed.kind === 'scoreMany') return deed.scorings.map(({ id }) => id);
  return [];
}
