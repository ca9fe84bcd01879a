import { valueIn } from '@everdeed/content/values';

/** Whether a call failed because there is no such thing, or not for this player. */
export const isNotFound = (error: unknown): boolean => {
  const status = valueIn(error, 'failure', 'status');
  return valueIn(error, 'failure', 'kind') === 'refused' && (status === 404 || status === 400);
};
