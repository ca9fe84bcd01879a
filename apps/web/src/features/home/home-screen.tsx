import { Play } from '../../ui/more-icons.ts';
import { Link } from 'react-router';
import { HomeScene } from '../../art/home-scene.tsx';
import { useIsSignedIn } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import { buttonLook } from '../../ui/button.tsx';
import { SiteHead } from '../../ui/site-head.tsx';
import { DemoCards } from './demo-cards.tsx';
import { Friends } from './friends.tsx';
import styles from './home-screen.module.css';

function Head() {
  const isSignedIn = useIsSignedIn();
  return (
    <SiteHead>
      <nav className={styles['links']} aria-label={t('nav.main')}>
        <Link className={styles['link']} to="/static/features">
          {t('home.howItPlays')}
        </Link>
        <Link className={styles['link']} to="/static/faq">
          {t('home.questions')}
        </Link>
        <Link className={styles['link']} to="/static/overview">
          {t('home.host')}
        </Link>
        <Link className={buttonLook} data-kind="secondary" to={isSignedIn ? '/' : '/login'}>
          {t(isSignedIn ? 'home.toTasks' : 'home.signIn')}
        </Link>
      </nav>
    </SiteHead>
  );
}

/** The home page for visitors. */
export function HomeScreen() {
  return (
    <div className={styles['page']}>
      <HomeScene className={styles['scene']} />
      <Friends />
      <Head />
      <main className={styles['hero']}>
        <div>
          <h1 className={styles['headline']}>{t('home.headline')}</h1>
          <p className={styles['lead']}>{t('home.lead')}</p>
          <div className={styles['actions']}>
            <Link className={buttonLook} data-kind="primary" data-large to="/register">
              {t('home.begin')}
            </Link>
            <Link className={buttonLook} data-kind="plain" data-large to="/static/features">
              <Play size={18} aria-hidden="true" /> {t('home.look')}
            </Link>
          </div>
        </div>
        <DemoCards />
      </main>
    </div>
  );
}
