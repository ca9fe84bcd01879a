import {
  accept,
  allocate,
  ORDER_OF,
  isOfLiveChallenge,
  previewScore,
  type Player,
  playerAfter,
  type Result,
  refuse,
  type RuleContext,
  scoreChecklistItem,
  type Tag,
  type Task,
  taskAfter,
  type TaskType,
} from '@everdeed/rules';
import type { Deed } from './deeds.ts';
import type { Game, OutboxEntry } from './game.ts';
import { setPath } from './paths.ts';

/** Dice for previews: nothing lucky ever happens before the server says so. */
const contextOf = ({ at, id }: Pick<OutboxEntry, 'at' | 'id'>): RuleContext => ({
  now: Date.parse(at),
  dice: { roll: () => 0.999_999 },
  newId: () => id,
});

const withPlayer = (game: Game, changes: Partial<Player>): Game => ({
  ...game,
  player: { ...game.player, ...changes },
});
const replaceTask = (game: Game, task: Task): Game => ({
  ...game,
  tasks: game.tasks.map((other) => (other._id === task._id ? task : other)),
});
const findTask = (game: Game, id: string): Result<Task> => {
  const task = game.tasks.find(({ _id }) => _id === id);
  return task ? accept(task) : refuse('notFound', 'messageTaskNotFound');
};

function changeTask(game: Game, id: string, change: (task: Task) => Result<Task>): Result<Game> {
  const found = findTask(game, id);
  const changed = found.ok ? change(found.value) : found;
  return changed.ok ? accept(replaceTask(game, changed.value)) : changed;
}

function withOrder(game: Game, type: TaskType, change: (ids: readonly string[]) => string[]): Game {
  const key = ORDER_OF[type];
  return withPlayer(game, {
    tasksOrder: { ...game.player.tasksOrder, [key]: change(game.player.tasksOrder[key]) },
  });
}

function scored(game: Game, taskId: string, direction: 'up' | 'down', ctx: RuleContext): Result<Game> {
  const found = findTask(game, taskId);
  if (!found.ok) return found;
  const scene = { player: game.player, task: found.value };
  const result = previewScore(ctx, scene, { direction });
  if (!result.ok) return result;
  const player = { ...game.player, ...playerAfter(result.value, game.player) };
  return accept(replaceTask({ ...game, player }, taskAfter(result.value, found.value)));
}

function created(game: Game, tasks: readonly Task[]): Game {
  let so = game;
  for (const task of tasks) {
    const isKnown = so.tasks.some(({ _id }) => _id === task._id);
    so = isKnown
      ? replaceTask(so, task)
      : withOrder({ ...so, tasks: [task, ...so.tasks] }, task.type, (ids) => [task._id, ...ids]);
  }
  return so;
}

function deleted(game: Game, taskId: string): Result<Game> {
  const found = findTask(game, taskId);
  if (!found.ok) return found;
  const tasks = game.tasks.filter(({ _id }) => _id !== taskId);
  return accept(withOrder({ ...game, tasks }, found.value.type, (ids) => ids.filter((id) => id !== taskId)));
}

function moved(game: Game, taskId: string, position: number): Result<Game> {
  const found = findTask(game, taskId);
  if (!found.ok) return found;
  return accept(
    withOrder(game, found.value.type, (ids) => {
      const others = ids.filter((id) => id !== taskId);
      return others.toSpliced(position === -1 ? others.length : position, 0, taskId);
    }),
  );
}

function updated(game: Game, taskId: string, changes: Readonly<Record<string, unknown>>): Result<Game> {
  return changeTask(game, taskId, (task) => {
    const whole = {
      ...task,
      ...changes,
      ...('repeat' in task && { repeat: { ...task.repeat, ...(changes['repeat'] as object | undefined) } }),
    };
    return accept(whole as Task);
  });
}

function withTags(game: Game, change: (tags: Tag[]) => Tag[]): Game {
  return withPlayer(game, { tags: change([...game.player.tags]) });
}

function withoutTag(game: Game, tagId: string): Game {
  const tasks = game.tasks.map((task) =>
    task.tags.includes(tagId) ? { ...task, tags: task.tags.filter((id) => id !== tagId) } : task,
  );
  return withTags({ ...game, tasks }, (tags) => tags.filter(({ id }) => id !== tagId));
}

const moveTag = (tags: Tag[], tagId: string, to: number): Tag[] => {
  const tag = tags.find(({ id }) => id === tagId);
  return tag ? tags.filter((other) => other !== tag).toSpliced(to, 0, tag) : tags;
};

/** What is left of a player's dead self is decided by the server; here only the wound closes. */
function revived(game: Game): Result<Game> {
  if (game.player.stats.hp > 0) return refuse('notAuthorized', 'cannotRevive');
  return accept(withPlayer(game, { stats: { ...game.player.stats, hp: 50 } }));
}

/** The game after a deed, as far as rules without dice can tell; a refusal changes nothing. */
export function previewDeed(game: Game, entry: Pick<OutboxEntry, 'deed' | 'at' | 'id'>): Result<Game> {
  const { deed } = entry;
  switch (deed.kind) {
    case 'score':
      return scored(game, deed.taskId, deed.direction, contextOf(entry));
    case 'scoreMany':
      return deed.scorings.reduce<Result<Game>>(
        (so, { id, direction }) => (so.ok ? scored(so.value, id, direction, contextOf(entry)) : so),
        accept(game),
      );
    case 'undo':
      return accept(undone(game, deed.before));
    case 'tickItem':
      return changeTask(game, deed.taskId, (task) => scoreChecklistItem(task, deed.itemId));
    case 'createTasks':
      return accept(created(game, deed.tasks));
    case 'updateTask':
      return updated(game, deed.taskId, deed.changes);
    case 'deleteTask':
      return deleted(game, deed.taskId);
    case 'moveTask':
      return moved(game, deed.taskId, deed.position);
    case 'clearCompleted':
      return accept({
        ...game,
        tasks: game.tasks.filter(
          (task) => task.type !== 'todo' || !task.completed || isOfLiveChallenge(task),
        ),
      });
    default:
      return previewCharacterDeed(game, deed, contextOf(entry));
  }
}

type CharacterDeed = Extract<
  Deed,
  {
    kind:
      | 'createTag'
      | 'renameTag'
      | 'deleteTag'
      | 'moveTag'
      | 'set'
      | 'sleep'
      | 'revive'
      | 'allocate'
      | 'readNotifications';
  }
>;

function previewCharacterDeed(game: Game, deed: CharacterDeed, ctx: RuleContext): Result<Game> {
  switch (deed.kind) {
    case 'createTag':
      return accept(withTags(game, (tags) => [...tags.filter(({ id }) => id !== deed.tag.id), deed.tag]));
    case 'renameTag':
      return accept(
        withTags(game, (tags) =>
          tags.map((tag) => (tag.id === deed.tagId ? { ...tag, name: deed.name } : tag)),
        ),
      );
    case 'deleteTag':
      return accept(withoutTag(game, deed.tagId));
    case 'moveTag':
      return accept(withTags(game, (tags) => moveTag(tags, deed.tagId, deed.to)));
    case 'set':
      return accept(
        withPlayer(
          game,
          Object.entries(deed.values).reduce<Player>(
            (player, [path, value]) => setPath(player, path, value),
            game.player,
          ),
        ),
      );
    case 'sleep':
      return accept(
        withPlayer(game, {
          preferences: { ...game.player.preferences, sleep: !game.player.preferences.sleep },
        }),
      );
    case 'revive':
      return revived(game);
    case 'allocate': {
      const result = allocate(ctx, game, { stat: deed.stat });
      return result.ok ? accept(withPlayer(game, playerAfter(result.value, game.player))) : result;
    }
    case 'readNotifications':
      return accept(
        withPlayer(game, {
          notifications: game.player.notifications.filter(({ id }) => !deed.ids.includes(id)),
        }),
      );
  }
}

/** The task as it was; what the tick gave is taken back when the server says how much. */
function undone(game: Game, before: Task): Game {
  const known = game.tasks.some(({ _id }) => _id === before._id);
  const back = known ? replaceTask(game, before) : { ...game, tasks: [before, ...game.tasks] };
  const listed = back.player.tasksOrder[ORDER_OF[before.type]].includes(before._id);
  return listed ? back : withOrder(back, before.type, (ids) => [...ids, before._id]);
}

/** An act that waits together with its own undoing comes to nothing. */
function withoutUndone(pending: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const undone = new Set(pending.flatMap(({ deed }) => (deed.kind === 'undo' ? [deed.operationId] : [])));
  const cancelled = new Set(pending.flatMap(({ id }) => (undone.has(id) ? [id] : [])));
  if (cancelled.size === 0) return pending;
  return pending.filter(({ id, deed }) => !cancelled.has(deed.kind === 'undo' ? deed.operationId : id));
}

/** Shows waiting acts over what the server last said. Acts that no longer fit are left to the server. */
export function project(base: Game, pending: readonly OutboxEntry[]): Game {
  return withoutUndone(pending).reduce<Game>((game, entry) => {
    const result = previewDeed(game, entry);
    return result.ok ? result.value : game;
  }, base);
}
