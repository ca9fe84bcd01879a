import type { AnswerOf, importCalls as contractCalls } from '@everdeed/contract';
import { importCalls } from 'virtual:calls/import';
import { create } from 'zustand';
import { refreshGame } from '../../../data/load.ts';
import { keys, queryClient } from '../../../data/queries.ts';
import type { Failure } from '../../../data/reply.ts';
import { replacing } from '../../../data/replacing.ts';
import { currentSession } from '../../../data/session.ts';
import { upload } from '../../../data/upload.ts';
import { t } from '../../../i18n/i18n.ts';
import { showError, showToast } from '../../../ui/toast-store.ts';
import { whyRefused } from './why-refused.ts';

/** What a file brings. */
export type Report = AnswerOf<typeof contractCalls.previewImport>;

/** The longest file that the server takes, in bytes (`MAX_IMPORT_BYTES` of the contract). */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** How far an import has come. It goes on when its page is left. */
export type ImportState =
  | { readonly step: 'none' }
  | {
      readonly step: 'reading' | 'running';
      readonly file: File;
      readonly sent: number;
      readonly report?: Report;
    }
  | { readonly step: 'refused'; readonly file: File; readonly why: readonly string[] }
  | {
      readonly step: 'shown' | 'done';
      readonly file: File;
      readonly report: Report;
      /** How long the dry run took: the import takes about as long again. */
      readonly ms: number;
    };

const START: ImportState = { step: 'none' };

export const useImport = create<{ readonly now: ImportState }>(() => ({ now: START }));
const go = (now: ImportState) => useImport.setState({ now });

/** Forgets the file. */
export const startOver = (): void => go(START);

/** The newest file that was chosen; the answer for an earlier one is not wanted any more. */
let latest: File | undefined;

const wordsOf = (failure: Failure): readonly string[] => whyRefused(failure, t('error.network')).slice(0, 5);

const onWay = (step: 'reading' | 'running', file: File, report?: Report) => (sent: number) => {
  if (latest === file) go({ step, file, sent, ...(report && { report }) });
};

/** Asks what a file would bring. Nothing changes. */
export async function readFile(file: File): Promise<void> {
  latest = file;
  if (file.size > MAX_FILE_BYTES) return go({ step: 'refused', file, why: [t('imports.tooLarge')] });
  const progress = onWay('reading', file);
  progress(0);
  const from = performance.now();
  const reply = await upload(importCalls.previewImport, file, progress);
  if (latest !== file) return;
  if (!reply.ok) return go({ step: 'refused', file, why: wordsOf(reply.failure) });
  go({ step: 'shown', file, report: reply.answer.data, ms: performance.now() - from });
}

/** Brings the file that was read. A toast tells those who have left the page. */
export const runImport = (shown: ImportState & { readonly step: 'shown' }): Promise<void> =>
  replacing(() => bring(shown));

async function bring({ file, ms, report }: ImportState & { readonly step: 'shown' }): Promise<void> {
  const progress = onWay('running', file, report);
  progress(0);
  const reply = await upload(importCalls.importUserData, file, progress);
  if (!reply.ok) {
    const why = wordsOf(reply.failure);
    showError(t('imports.failed'));
    go({ step: 'refused', file, why });
    return;
  }
  await refreshAll();
  showToast({ type: 'success', text: t('imports.doneToast', { name: file.name }) });
  go({ step: 'done', file, ms, report: reply.answer.data });
}

/** Fetches the game anew, and the copies: one was made. */
export async function refreshAll(): Promise<void> {
  const queryKey = keys.copies(currentSession()?.userId ?? '');
  await Promise.all([refreshGame(), queryClient.invalidateQueries({ queryKey })]);
}
