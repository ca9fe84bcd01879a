import {
  type Outcome,
  type Player,
  playerAfter,
  type AnyResult,
  type Score,
  type Task,
  taskAfter,
  type TaskScene,
  type Undone,
  type UndoRecord,
} from '@everdeed/rules';

/** One scoring as its next act finds it. */
export interface Scored extends Score {
  readonly player: Player;
  readonly task: Task;
  readonly undo: UndoRecord;
}

/** Player, task and undo record after a scoring, which must not be refused. */
export function scored({ player, task }: TaskScene, result: AnyResult<Outcome<Score>>): Scored {
  if (!result.ok) throw new Error(result.refusal.key);
  const { value } = result;
  const [undo] = value.undo ?? [];
  if (!undo) throw new Error('a scoring leaves an undo record');
  return { ...value.data, player: playerAfter(value, player), task: taskAfter(value, task), undo };
}

/** Player and task after an undo, which must not be refused. */
export function undone({ player, task }: TaskScene, result: AnyResult<Outcome<Undone>>) {
  if (!result.ok) throw new Error(result.refusal.key);
  return { player: playerAfter(result.value, player), task: taskAfter(result.value, task) };
}
