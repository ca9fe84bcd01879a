import { loadWords } from '../../i18n/i18n.ts';
import { loadAtLast } from '../../lib/load-later.ts';

/** What is opened over the party, which most visits do without. */
export const MembersDialog = loadAtLast(async () => {
  const [dialog] = await Promise.all([import('./members-dialog.tsx'), loadWords('leave')]);
  return { default: dialog.MembersDialog };
});
export const EditDialog = loadAtLast(async () => ({
  default: (await import('./edit-dialog.tsx')).EditDialog,
}));
export const LeaveDialog = loadAtLast(async () => {
  const [dialog] = await Promise.all([import('./leave-dialog.tsx'), loadWords('leave')]);
  return { default: dialog.LeaveDialog };
});
export const QuestChoice = loadAtLast(async () => ({
  default: (await import('./quest-choice.tsx')).QuestChoice,
}));
export const ParticipantsDialog = loadAtLast(async () => ({
  default: (await import('./participants-dialog.tsx')).ParticipantsDialog,
}));
