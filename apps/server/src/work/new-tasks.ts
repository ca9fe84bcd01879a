import { namesIn } from '@everdeed/rules';
import type { Stores } from '../storage/stores.ts';

/** Of the ids that were sent for new tasks, those that other tasks have. */
export async function takenIds({ tasks }: Pick<Stores, 'tasks'>, sent: unknown): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const id of namesIn(sent).ids) if (await tasks.idTaken(id)) ids.add(id);
  return ids;
}
