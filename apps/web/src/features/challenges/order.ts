import type { Task, TaskType } from '@everdeed/rules';

/** Kinds in the order in which a challenge shows them. */
export const KINDS: readonly TaskType[] = ['habit', 'daily', 'todo', 'reward'];

/** Tasks by kind; those of one kind stay in their order. */
export const inOrder = <One extends Pick<Task, 'type'>>(tasks: readonly One[]): readonly One[] =>
  KINDS.flatMap((kind) => tasks.filter(({ type }) => type === kind));
