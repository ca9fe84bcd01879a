import { useLatestTold } from '../../social-kit/use-chat.ts';
import { dateOfInstant, daysBetween } from '../../task-kit/calendar.ts';
import { useToday } from '../../task-kit/use-today.ts';
import type { Party } from './queries.ts';
import { stageOf } from './quest-state.ts';

/**
 * Which day of a running quest it is, from 1, by the line of the talk that told of its beginning; undefined where that
 * was too long ago to be among the newest lines.
 */
export function useQuestDay({ _id, quest }: Pick<Party, '_id' | 'quest'>): number | undefined {
  const today = useToday();
  const told = useLatestTold(_id, 'quest_start');
  if (!told || told.info['quest'] !== quest.key || stageOf(quest) !== 'running') return undefined;
  return Math.max(0, daysBetween(dateOfInstant(told.at), today)) + 1;
}
