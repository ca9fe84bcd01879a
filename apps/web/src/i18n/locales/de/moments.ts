import type { messages as en } from '../en/moments.ts';

export const messages: Record<keyof typeof en, string> = {};
