import { hasPrivilege } from '@everdeed/rules';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { usePlayerPart } from '../../../data/hooks.ts';
import { activateLocale, currentLocale, t } from '../../../i18n/i18n.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { localeOptions } from '../../../i18n/locale-options.ts';
import { INVITATIONS_PATH } from '../../../lib/set-up-address.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import { Select } from '../../../ui/field.tsx';
import { focusOnMount } from '../../../ui/focus.ts';
import { Link } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SiteHead } from '../../../ui/site-head.tsx';
import { FireSide } from './fire-side.tsx';
import styles from './set-up.module.css';
import { SetUpSteps, STEP_COUNT } from './set-up-steps.tsx';
import { useSite } from './use-site.ts';

interface SetUpScreenProps {
  /** Changes settings of the player, by dotted path. */
  readonly onSet: (path: string, value: unknown) => unknown;
}

interface HeadProps extends SetUpScreenProps {
  readonly version: string | undefined;
}

function Head({ version, onSet }: HeadProps) {
  const choose = (locale: Locale) => {
    onSet('preferences.language', locale);
    void activateLocale(locale);
  };
  return (
    <SiteHead>
      {version && <span className={styles['version']}>{t('setUp.version', { version })}</span>}
      <Select
        label={t('setUp.readIn')}
        hideLabel
        value={currentLocale()}
        options={localeOptions()}
        onChange={choose}
      />
    </SiteHead>
  );
}

const LINKS = [
  [INVITATIONS_PATH, 'setUp.invitePeople'],
  ['/admin/server', 'setUp.lookAfter'],
] as const;

/** What can be done once everything is answered; who has just finished is led there. */
const Ready = ({ isNew }: { readonly isNew: boolean }) => (
  <section className={styles['ready']} aria-labelledby="set-up-ready">
    <div>
      <h2 id="set-up-ready" ref={isNew ? focusOnMount : undefined} tabIndex={-1}>
        {t('setUp.ready')}
      </h2>
      <p>{t('setUp.readyHint')}</p>
    </div>
    <div className={styles['ways']}>
      <Link className={buttonLook} data-kind="primary" to="/">
        {t('setUp.toTasks')}
      </Link>
      {LINKS.map(([path, id]) => (
        <Link key={path} className={buttonLook} data-kind="plain" to={path}>
          {t(id)}
        </Link>
      ))}
    </div>
  </section>
);

const Later = () => (
  <p className={styles['later']}>
    <Link to="/">{t('setUp.later')}</Link> {t('setUp.laterHint')}
  </p>
);

/** What stands below the questions. */
function Outcome({ isSetUp }: { readonly isSetUp: boolean }) {
  const [wasSetUp] = useState(isSetUp);
  return isSetUp ? <Ready isNew={!wasSetUp} /> : <Later />;
}

/** The first run: a few questions to whoever has just put up the site, by the fire. */
export function SetUpScreen({ onSet }: SetUpScreenProps) {
  const isKeeper = usePlayerPart(({ permissions }) => hasPrivilege(permissions, 'fullAccess'));
  const { data, isError, refetch } = useSite(isKeeper);
  if (!isKeeper) return <Navigate to="/" replace />;
  return (
    <div className={styles['page']}>
      <FireSide />
      <Head version={data?.version} onSet={onSet} />
      <main className={styles['column']}>
        <div className={styles['title']}>
          <h1>{t('setUp.welcome')}</h1>
          <p>{t('setUp.welcomeHint', { count: STEP_COUNT })}</p>
        </div>
        {isError && <LoadFailed title={t('setUp.failed')} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton count={4} />}
        {data && <SetUpSteps site={data} onName={(name) => onSet('profile.name', name)} />}
        {data && <Outcome isSetUp={data.choices.isSetUp} />}
      </main>
    </div>
  );
}
