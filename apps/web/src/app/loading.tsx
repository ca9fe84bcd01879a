import { t } from '../i18n/i18n.ts';
import { PixelIcon } from '../ui/pixel-icon.tsx';
import styles from './loading.module.css';

/** A fire that has gone out, for pages that cannot be shown. */
export const ColdFire = () => <PixelIcon name="flame" scale={4} className={styles['cold']} />;

/** Shown while loading, with a delay so that it does not flash. Over the frame of `index.html`, it is only spoken. */
export function LoadingScreen() {
  if (document.querySelector(':root[data-signed-in] #frame')) {
    return (
      <p className="visually-hidden" role="status">
        {t('app.loading')}
      </p>
    );
  }
  return (
    <div className={styles['page']} role="status">
      <div className={styles['loading']}>
        <PixelIcon name="flame" scale={4} className={styles['flame']} />
        {t('app.loading')}
      </div>
    </div>
  );
}
