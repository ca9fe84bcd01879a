import { useEffect } from 'react';
import { dispatch } from '../data/dispatch.ts';
import { usePlayerPart } from '../data/hooks.ts';
import { readNotifications } from '../features/notifications/notification-actions.ts';
import { t } from '../i18n/i18n.ts';
import { showToast } from '../ui/toast-store.ts';

/** Shows a toast for check-ins without a gift. */
export function useCheckInToast(): void {
  const plain = usePlayerPart(({ notifications }) =>
    notifications.find(({ type, data }) => type === 'LOGIN_INCENTIVE' && data['rewardText'] === undefined),
  );
  const count = usePlayerPart(({ loginIncentives }) => loginIncentives);
  useEffect(() => {
    if (!plain) return;
    const next = Number(plain.data['nextRewardAt'] ?? 0) - count;
    const text =
      next > 0 ? `${t('bell.checkIn')}. ${t('bell.checkInNext', { count: next })}` : t('bell.checkIn');
    showToast({ type: 'info', icon: 'flame', text });
    dispatch(readNotifications({ ids: [plain.id] }));
    // The toast is shown once, with the count at that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [plain?.id]);
}
