import { useLocation } from 'react-router';
import { useIsSignedIn } from '../data/session.ts';
import { t } from '../i18n/i18n.ts';
import { buttonLook } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { SiteHead } from '../ui/site-head.tsx';
import styles from './visitor-frame.module.css';

const LINKS = [
  ['/static/features', 'home.howItPlays'],
  ['/static/faq', 'home.questions'],
  ['/static/plans', 'site.plans'],
  ['/static/overview', 'home.host'],
] as const;

/** The head of pages for visitors: where else to look, and the way in. */
export function VisitorHead() {
  const isSignedIn = useIsSignedIn();
  const { pathname } = useLocation();
  return (
    <SiteHead>
      <nav className={styles['links']} aria-label={t('nav.main')}>
        {LINKS.map(([path, name]) => (
          <Link
            key={path}
            className={styles['link']}
            to={path}
            aria-current={pathname === path ? 'page' : undefined}
          >
            {t(name)}
          </Link>
        ))}
        <Link className={buttonLook} data-kind="secondary" to={isSignedIn ? '/' : '/login'}>
          {t(isSignedIn ? 'home.toTasks' : 'home.signIn')}
        </Link>
      </nav>
    </SiteHead>
  );
}
