import { challengeCalls } from 'virtual:calls/challenge';
import { fetchRaw } from '../../data/api.ts';
import { requestOf } from '../../data/calls.ts';
import { t } from '../../i18n/i18n.ts';
import { showError } from '../../ui/toast-store.ts';

/** Downloads how everybody is doing, as CSV. */
export async function saveCsv(challengeId: string): Promise<void> {
  const request = requestOf(challengeCalls.exportChallenge, { params: { challengeId } });
  const response = await fetchRaw(request).catch(() => undefined);
  if (!response?.ok) {
    showError(t('challenges.exportFailed'));
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${challengeId}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
