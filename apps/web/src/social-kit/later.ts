import { loadAtLast } from '../lib/load-later.ts';

/** What is opened over a chat or beside it, which most visits do without. */
export const ChatQuestion = loadAtLast(async () => ({
  default: (await import('./chat-question.tsx')).ChatQuestion,
}));
export const GuidelinesDialog = loadAtLast(async () => ({
  default: (await import('./guidelines-dialog.tsx')).GuidelinesDialog,
}));
export const InviteDialog = loadAtLast(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}));
