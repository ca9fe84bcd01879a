import type { messages as en } from '../en/tasks.ts';

export const messages: Record<keyof typeof en, string> = {};
