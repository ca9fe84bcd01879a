import { t } from '../../../i18n/i18n.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Upload } from '../../../ui/settings-icons.ts';
import styles from '../settings.module.css';

/** The way to the import. */
export const ImportPart = () => (
  <section className={styles['group']} aria-labelledby="import">
    <h2 id="import">{t('settings.import')}</h2>
    <p className={styles['hint']}>{t('settings.importHint')}</p>
    <div>
      <Link className={buttonLook} data-kind="secondary" to="/user/settings/siteData/import">
        <Upload size={18} aria-hidden="true" /> {t('settings.importOpen')}
      </Link>
    </div>
  </section>
);
