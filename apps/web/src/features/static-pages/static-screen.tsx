import { Link, useLocation } from 'react-router';
import { useIsSignedIn } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { SiteHead } from '../../ui/site-head.tsx';
import styles from './static-screen.module.css';

const LISTED = [
  'features',
  'faq',
  'overview',
  'community-guidelines',
  'privacy',
  'terms',
  'contact',
] as const;
/** All pages that the routes lead to; the last is in no menu. */
const PAGES = [...LISTED, 'clear-browser-data'] as const;

/** A static page, named by the last part of the address. */
export function StaticScreen() {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const last = pathname.replace(/\/+$/, '').split('/').at(-1);
  const page = PAGES.find((name) => name === last);
  if (!page) return null;
  return (
    <div className={styles['page']}>
      <SiteHead>
        <Link className={buttonLook} data-kind="secondary" to={isSignedIn ? '/' : '/login'}>
          {t(isSignedIn ? 'nav.tasks' : 'title.login')}
        </Link>
      </SiteHead>
      <main className={styles['main']}>
        <h1>{t(`static.${page}.title`)}</h1>
        <Markdown className={styles['text']} text={t(`static.${page}.body`)} />
      </main>
      <footer className={styles['foot']}>
        <nav aria-label={t('nav.help')}>
          {LISTED.map((name) => (
            <Link key={name} to={`/static/${name}`} aria-current={name === page ? 'page' : undefined}>
              {t(`static.${name}.title`)}
            </Link>
          ))}
        </nav>
        <p>{t('static.updated')}</p>
      </footer>
    </div>
  );
}
