import type { messages as en } from '../en/auth.ts';

export const messages: Record<keyof typeof en, string> = {};
