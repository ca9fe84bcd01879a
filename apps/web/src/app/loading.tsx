import { t } from '../i18n/i18n.ts';
import { PixelIcon } from '../ui/pixel-icon.tsx';
import styles from './loading.module.css';

/** The fire is out: for pages that cannot be shown. */
export const ColdFire = () => <PixelIcon name="flame" scale={4} className={styles['cold']} />;

/** Shown until there is something to show; nothing flashes when that is soon. */
export function LoadingScreen() {
  return (
    <div className={styles['page']} role="status">
      <div className={styles['loading']}>
        <PixelIcon name="flame" scale={4} className={styles['flame']} />
        {t('app.loading')}
      </div>
    </div>
  );
}
