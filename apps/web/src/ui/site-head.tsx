import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { Link } from './link.tsx';
import { PixelIcon } from './pixel-icon.tsx';
import styles from './site-head.module.css';

/** The header of every page outside the game: the product's name on the left, links on the right. */
export function SiteHead({ children }: { readonly children?: ReactNode }) {
  return (
    <header className={styles['head']}>
      <Link to="/static/home" className={styles['brand']}>
        <PixelIcon name="logo" scale={3} />
        {t('app.name')}
      </Link>
      {children}
    </header>
  );
}
