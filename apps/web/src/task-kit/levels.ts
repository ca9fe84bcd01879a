import type { Attribute, Priority, TaskType } from '@everdeed/rules';
import { CheckSquare, Coins, Repeat, Sun } from '../ui/icons.ts';
import type { LineIcon } from '../ui/line-icon.tsx';

/** Difficulties, easiest first, with their names and pips. */
export const DIFFICULTIES = [
  { priority: 0.1, name: 'tasks.difficulty.trivial', pips: 0 },
  { priority: 1, name: 'tasks.difficulty.easy', pips: 1 },
  { priority: 1.5, name: 'tasks.difficulty.medium', pips: 2 },
  { priority: 2, name: 'tasks.difficulty.hard', pips: 3 },
] as const satisfies readonly { priority: Priority; name: string; pips: number }[];

export const ATTRIBUTES: readonly Attribute[] = ['str', 'int', 'con', 'per'];

export const KIND_ICONS: Readonly<Record<TaskType, LineIcon>> = {
  habit: Repeat,
  daily: Sun,
  todo: CheckSquare,
  reward: Coins,
};
