import { challengeEditPath } from '../../lib/challenge-address.ts';

const PARAMETER = 'add';

/** The path of the form that changes a challenge, with the line that adds tasks at hand. */
export const addTaskPath = (id: string): string => `${challengeEditPath(id)}?${PARAMETER}`;

/** Whether who came here, came to add a task. */
export const isToAdd = (search: string): boolean => new URLSearchParams(search).has(PARAMETER);
