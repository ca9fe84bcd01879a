/** Words of the task screen, quick add and the task editor. */
export const messages = {} as const;
