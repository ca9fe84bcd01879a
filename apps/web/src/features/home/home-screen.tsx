import { Play } from '../../ui/site-icons.ts';
import { HomeScene } from '../../art/home-scene.tsx';
import { t } from '../../i18n/i18n.ts';
import { BeginCall } from '../../site-kit/begin-call.tsx';
import { DemoCards } from '../../site-kit/demo-cards.tsx';
import { Screenshot } from '../../site-kit/screenshot.tsx';
import { VisitorFoot } from '../../site-kit/visitor-foot.tsx';
import { VisitorHead } from '../../site-kit/visitor-head.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Friends } from './friends.tsx';
import styles from './home-screen.module.css';

function Hero() {
  return (
    <div className={styles['hero']}>
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
    </div>
  );
}

const WAYS = ['list', 'hero', 'together'] as const;
const PROMISES = ['safe', 'kind', 'data', 'open'] as const;

/** What it is, and why one can trust it, for those who scroll on. */
function Story() {
  return (
    <div className={styles['story']}>
      <ul className={styles['ways']}>
        {WAYS.map((way) => (
          <li key={way}>
            <h2>{t(`home.way.${way}`)}</h2>
            <p>{t(`home.wayText.${way}`)}</p>
          </li>
        ))}
      </ul>
      <Screenshot name="tasks" label={t('home.shot')} wide />
      <section>
        <h2>{t('home.trust')}</h2>
        <dl className={styles['promises']}>
          {PROMISES.map((promise) => (
            <div key={promise}>
              <dt>{t(`home.promise.${promise}`)}</dt>
              <dd>{t(`home.promiseText.${promise}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <BeginCall />
    </div>
  );
}

/** The home page for visitors. */
export function HomeScreen() {
  return (
    <>
      <div className={styles['page']}>
        <HomeScene className={styles['scene']} dissolving />
        <Friends />
        <VisitorHead />
        <main>
          <Hero />
          <Story />
        </main>
      </div>
      <VisitorFoot />
    </>
  );
}
