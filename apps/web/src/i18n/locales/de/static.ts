import type { messages as en } from '../en/static.ts';

export const messages: Record<keyof typeof en, string> = {};
