import { challengeCalls } from 'virtual:calls/challenge';
import { requestOf } from '../../data/calls.ts';
import { t } from '../../i18n/i18n.ts';
import { showError } from '../../ui/toast-store.ts';
import { saveFile } from '../../data/save-file.ts';

/** Downloads how everybody is doing, as CSV. */
export function saveCsv(challengeId: string): Promise<void> {
  const { path } = requestOf(challengeCalls.exportChallenge, { params: { challengeId } });
  return saveFile(path, `${challengeId}.csv`, () => showError(t('challenges.exportFailed')));
}
