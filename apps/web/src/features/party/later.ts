import { loadAtLast } from '../../lib/load-later.ts';

/** What is opened over the party, which most visits do without. */
export const MembersDialog = loadAtLast(async () => ({
  default: (await import('./members-dialog.tsx')).MembersDialog,
}));
export const EditDialog = loadAtLast(async () => ({
  default: (await import('./edit-dialog.tsx')).EditDialog,
}));
export const LeaveDialog = loadAtLast(async () => ({
  default: (await import('./leave-dialog.tsx')).LeaveDialog,
}));
