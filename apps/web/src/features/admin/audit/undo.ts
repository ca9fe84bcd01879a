import { auditCalls } from 'virtual:calls/audit';
import { send } from '../../../data/api.ts';
import { refreshGame } from '../../../data/load.ts';
import { keys, queryClient } from '../../../data/queries.ts';
import { t } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toast-store.ts';

/** Asks anew for everything the administration shows, and for the player, who may have acted on themselves. */
export const refreshAdmin = async (): Promise<void> => {
  await Promise.all([queryClient.invalidateQueries({ queryKey: keys.admin() }), refreshGame()]);
};

/** Takes entries of the log back, the last one first. Failures are told in a toast; returns whether all worked. */
async function undoEntries(ids: readonly string[], reason = ''): Promise<boolean> {
  for (const entryId of ids.toReversed()) {
    const reply = await send(auditCalls.undoAudit, { params: { entryId }, body: { reason } });
    if (!reply.ok) return false;
  }
  return true;
}

/** Says what was done, with a way to take it back. */
export function offerUndo(text: string, ids: readonly string[], after: () => Promise<unknown>): void {
  const run = async () => {
    if (await undoEntries(ids)) showToast({ type: 'success', text: t('admin.undone') });
    await after();
  };
  showToast({
    type: 'success',
    text,
    ...(ids.length > 0 && { action: { label: t('ui.undo'), run: () => void run(), undo: true } }),
  });
}
