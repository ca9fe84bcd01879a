import { HomeScene } from '../../art/home-scene.tsx';
import { Pet } from '../../art/pet.tsx';
import { t } from '../../i18n/i18n.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './home-screen.module.css';

/** The page for unknown addresses. */
export function NotFoundScreen() {
  return (
    <main className={styles['notFound']}>
      <HomeScene className={styles['scene']} />
      <div className={styles['notFoundText']}>
        <Pet name="Fox-Base" scale={4} />
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.hint')}</p>
        <Link className={buttonLook} data-kind="primary" to="/">
          {t('notFound.back')}
        </Link>
      </div>
    </main>
  );
}
