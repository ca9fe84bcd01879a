import { lazy } from 'react';
import { loadAgain } from '../../lib/load-again.ts';

/** What is opened over the board, which most visits do without. */
export const HistoryDialog = lazy(() =>
  loadAgain(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog })),
);
export const Opened = lazy(() => loadAgain(async () => ({ default: (await import('./opened.tsx')).Opened })));
/** What pays comes when it is wanted: it brings more than the pages themselves. */
export const FoundDialog = lazy(() =>
  loadAgain(async () => ({ default: (await import('./found-dialog.tsx')).FoundDialog })),
);
export const Candidate = lazy(() =>
  loadAgain(async () => ({ default: (await import('./candidate.tsx')).Candidate })),
);
