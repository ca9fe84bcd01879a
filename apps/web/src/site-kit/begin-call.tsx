import { t } from '../i18n/i18n.ts';
import { buttonLook } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import styles from './begin-call.module.css';

/** How one begins, at the end of what there was to read. */
export const BeginCall = () => (
  <section className={styles['call']}>
    <h2>{t('home.call')}</h2>
    <p>{t('home.callText')}</p>
    <Link className={buttonLook} data-kind="primary" data-large to="/register">
      {t('home.begin')}
    </Link>
  </section>
);
