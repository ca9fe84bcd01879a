import type { Notification } from '@everdeed/rules';
import { Item, itemOfPictureKey } from '../../art/item.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './moment.module.css';

function GiftPicture({ rewardKey }: { readonly rewardKey: unknown }) {
  const first: unknown = Array.isArray(rewardKey) ? rewardKey[0] : rewardKey;
  const item = typeof first === 'string' ? itemOfPictureKey(first) : undefined;
  return (
    <Plate ground="raised" className={styles['giftPlate']}>
      {item ? <Item {...item} scale={2} /> : <PixelIcon name="gem" scale={2} />}
    </Plate>
  );
}

interface CheckInProps {
  readonly notification: Notification;
  readonly onTake: () => void;
}

/** The gift for a check-in. Check-ins without one show a toast instead. */
export function CheckIn({ notification, onTake }: CheckInProps) {
  const { loginIncentives } = usePlayer();
  const { rewardText, nextRewardAt } = notification.data;
  const left = typeof nextRewardAt === 'number' ? nextRewardAt - loginIncentives : 0;
  return (
    <Dialog
      unasked
      onClose={onTake}
      title={t('checkIn.title')}
      description={t('checkIn.hint', { count: loginIncentives })}
      actions={
        <Button kind="primary" onClick={onTake}>
          {t('checkIn.take')}
        </Button>
      }
    >
      <div className={styles['gift']}>
        <GiftPicture rewardKey={notification.data['rewardKey']} />
        {typeof rewardText === 'string' ? rewardText : ''}
      </div>
      {left > 0 && <p className={styles['small']}>{t('checkIn.next', { count: left })}</p>}
    </Dialog>
  );
}
