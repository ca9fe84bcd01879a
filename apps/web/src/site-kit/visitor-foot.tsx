import { useLocation } from 'react-router';
import { activateLocale, currentLocale, t } from '../i18n/i18n.ts';
import { localeOptions } from '../i18n/locale-options.ts';
import type { StaticPageName } from '../lib/static-pages.ts';
import { Select } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import styles from './visitor-frame.module.css';

const PARTS = [
  ['site.foot.game', ['features', 'plans', 'group-plans', 'faq']],
  ['site.foot.here', ['contact', 'community-guidelines', 'privacy', 'terms']],
  ['site.foot.more', ['overview', 'press-kit', 'clear-browser-data']],
] as const satisfies readonly (readonly [string, readonly StaticPageName[]])[];

function Language() {
  return (
    <div className={styles['language']}>
      <Select
        label={t('site.language')}
        value={currentLocale()}
        options={localeOptions()}
        onChange={(locale) => void activateLocale(locale)}
      />
    </div>
  );
}

/** The foot of pages for visitors: all of these pages, and the language. */
export function VisitorFoot() {
  const { pathname } = useLocation();
  return (
    <footer className={styles['foot']}>
      <div className={styles['footIn']}>
        <nav className={styles['map']} aria-label={t('nav.help')}>
          {PARTS.map(([title, names]) => (
            <section key={title}>
              <h2>{t(title)}</h2>
              <ul>
                {names.map((name) => (
                  <li key={name}>
                    <Link
                      to={`/static/${name}`}
                      aria-current={pathname === `/static/${name}` ? 'page' : undefined}
                    >
                      {t(`static.${name}.title`)}
                    </Link>
                  </li>
                ))}
                {title === 'site.foot.more' && (
                  <li>
                    <a href="/api/docs">{t('site.foot.docs')}</a>
                  </li>
                )}
              </ul>
            </section>
          ))}
        </nav>
        <Language />
        <p className={styles['note']}>{t('site.foot.note')}</p>
      </div>
    </footer>
  );
}
