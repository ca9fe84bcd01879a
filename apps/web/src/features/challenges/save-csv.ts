import { challengeCalls } from 'virtual:calls/challenge';
import { requestOf } from '../../data/calls.ts';
import { t } from '../../i18n/i18n.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Downloads how everybody is doing, as CSV. */
export function saveCsv(challengeId: string): Promise<void> {
  const { path } = requestOf(challengeCalls.exportChallenge, { params: { challengeId } });
  return saveFile(path, `${challengeId}.csv`, t('challenges.exportFailed'));
}
