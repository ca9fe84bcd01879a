import type { Notification } from '@everdeed/rules';
import { act } from '../../data/act.ts';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import styles from './moment.module.css';

/** A gift for checking in. Days without one are told by a toast. */
export function CheckIn({ notice }: { readonly notice: Notification }) {
  const { loginIncentives } = usePlayer();
  const { rewardText, nextRewardAt } = notice.data;
  const take = () => act({ kind: 'readNotifications', ids: [notice.id] });
  const left = typeof nextRewardAt === 'number' ? nextRewardAt - loginIncentives : 0;
  return (
    <Dialog
      open
      onClose={take}
      title={t('checkIn.title')}
      description={t('checkIn.hint', { count: loginIncentives })}
      actions={
        <Button kind="primary" onClick={take}>
          {t('checkIn.take')}
        </Button>
      }
    >
      <p className={styles['gift']}>
        <PixelIcon name="gem" scale={2} />
        {typeof rewardText === 'string' ? rewardText : ''}
      </p>
      {left > 0 && <p className={styles['small']}>{t('checkIn.next', { count: left })}</p>}
    </Dialog>
  );
}
