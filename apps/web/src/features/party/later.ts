import { loadLater } from '../../lib/load-later.ts';

/** What is opened over the party, which most visits do without. */
export const MembersDialog = loadLater(async () => ({
  default: (await import('./members-dialog.tsx')).MembersDialog,
}));
export const EditDialog = loadLater(async () => ({
  default: (await import('./edit-dialog.tsx')).EditDialog,
}));
export const LeaveDialog = loadLater(async () => ({
  default: (await import('./leave-dialog.tsx')).LeaveDialog,
}));
