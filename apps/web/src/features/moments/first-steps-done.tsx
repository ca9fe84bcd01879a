import { ONBOARDING_GOLD } from '@everdeed/rules';
import { Avatar } from '../../art/avatar.tsx';
import { Scene } from '../../art/scene.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './moment.module.css';

/** All first steps are done: what they brought. */
export function FirstStepsDone({ onClose }: { readonly onClose: () => void }) {
  const player = usePlayer();
  return (
    <Dialog
      unasked
      centred
      onClose={onClose}
      title={t('firstSteps.title')}
      description={t('firstSteps.hint')}
      picture={
        <div className={styles['scene']}>
          <Scene background={player.preferences.background ?? 'violet'} scale={3} />
          <div className={styles['rays']} />
          <Avatar className={styles['figure']} player={player} scale={3} show="alone" alive />
        </div>
      }
      actions={
        <Button kind="primary" wide onClick={onClose}>
          {t('firstSteps.onward')}
        </Button>
      }
    >
      <div className={styles['plates']}>
        <Plate ground="page" size="large" className={styles['plate']}>
          <PixelIcon name="coin" scale={2} />
          {t('firstSteps.gold', { count: ONBOARDING_GOLD })}
        </Plate>
      </div>
    </Dialog>
  );
}
