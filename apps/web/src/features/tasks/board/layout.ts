import { assertNever } from '@everdeed/content/values';
import type { TaskType } from '@everdeed/rules';
import { useMedia } from '../../../ui/use-media.ts';

export type ColumnCount = 1 | 2 | 3 | 4;

export const TYPES: readonly TaskType[] = ['habit', 'daily', 'todo', 'reward'];

/** How many columns fit: four if each has 272 px beside the navigation. */
export function useColumnCount(): ColumnCount {
  const two = useMedia('(min-width: 768px)');
  const three = useMedia('(min-width: 1100px)');
  const four = useMedia('(min-width: 1300px)');
  if (four) return 4;
  if (three) return 3;
  return two ? 2 : 1;
}

/** The kinds shown when `chosen` is the one selected last. */
export function visibleTypes(columns: ColumnCount, chosen: TaskType): readonly TaskType[] {
  switch (columns) {
    case 1:
      return [chosen];
    case 2:
      return chosen === 'habit' || chosen === 'daily' ? ['habit', 'daily'] : ['todo', 'reward'];
    case 3:
      return ['habit', 'daily', chosen === 'reward' ? 'reward' : 'todo'];
    case 4:
      return TYPES;
    default:
      return assertNever(columns);
  }
}
