import type { messages as en } from '../en/settings.ts';

export const messages: Record<keyof typeof en, string> = {};
