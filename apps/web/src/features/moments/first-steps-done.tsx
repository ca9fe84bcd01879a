import { ONBOARDING_GOLD } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Celebration } from './celebration.tsx';
import styles from './moment.module.css';

/** All first steps are done: what they brought. */
export const FirstStepsDone = ({ onClose }: { readonly onClose: () => void }) => (
  <Celebration
    title={t('firstSteps.title')}
    hint={t('firstSteps.hint')}
    onward={t('firstSteps.onward')}
    onClose={onClose}
  >
    <div className={styles['plates']}>
      <Plate ground="page" size="large" className={styles['plate']}>
        <PixelIcon name="coin" scale={2} />
        {t('firstSteps.gold', { count: ONBOARDING_GOLD })}
      </Plate>
    </div>
  </Celebration>
);
