import { loadAtLast } from '../../lib/load-later.ts';

/** What is opened over the board, which most visits do without. */
export const HistoryDialog = loadAtLast(async () => ({
  default: (await import('./history-dialog.tsx')).HistoryDialog,
}));
export const Opened = loadAtLast(async () => ({ default: (await import('./opened.tsx')).Opened }));
/** What pays comes when it is wanted: it brings more than the pages themselves. */
export const FoundDialog = loadAtLast(async () => ({
  default: (await import('./found-dialog.tsx')).FoundDialog,
}));
export const Candidate = loadAtLast(async () => ({ default: (await import('./candidate.tsx')).Candidate }));
