import type { messages as en } from '../en/home.ts';

export const messages: Record<keyof typeof en, string> = {};
