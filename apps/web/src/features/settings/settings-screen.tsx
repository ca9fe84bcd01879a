import { Bell, LogOut } from '../../ui/icons.ts';
import { Database, SlidersHorizontal } from '../../ui/more-icons.ts';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { loadWords, t } from '../../i18n/i18n.ts';
import { buttonLook } from '../../ui/button.tsx';
import { DangerPart } from './danger-part.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import/import-part.tsx';
import { GeneralSection } from './general-section.tsx';
import { MailsPart } from './mails-part.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import type { SettingProps } from './setting-props.ts';
import styles from './settings.module.css';
import { TokensPart } from './tokens-part.tsx';

const SECTIONS = [
  { path: '/user/settings/general', title: 'title.general', Icon: SlidersHorizontal },
  { path: '/user/settings/siteData', title: 'title.siteData', Icon: Database },
  { path: '/user/settings/notifications', title: 'title.notifications', Icon: Bell },
] as const;

const IMPORT = '/user/settings/siteData/import';
const ImportScreen = lazy(async () => {
  const [screen] = await Promise.all([import('./import/import-screen.tsx'), loadWords('imports')]);
  return { default: screen.ImportScreen };
});

function Section({ path, ...props }: SettingProps & { readonly path: string }) {
  if (path.startsWith(IMPORT)) {
    return (
      <Suspense>
        <ImportScreen />
      </Suspense>
    );
  }
  if (path.startsWith('/user/settings/siteData')) {
    return (
      <>
        <TokensPart />
        <ExportPart />
        <ImportPart />
        <MailsPart />
        <DangerPart />
      </>
    );
  }
  return path.startsWith('/user/settings/notifications') ? (
    <NotificationsSection {...props} />
  ) : (
    <GeneralSection {...props} />
  );
}

const SignOut = () => (
  <Link className={buttonLook} data-kind="secondary" to="/logout">
    <LogOut size={18} aria-hidden="true" /> {t('settings.signOut')}
  </Link>
);

/** The settings: sections on the left, one column of fields. */
export function SettingsScreen(props: SettingProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles['page']} data-wide={pathname.startsWith(IMPORT) || undefined}>
      <div className={styles['side']}>
        <h1>{t('settings.title')}</h1>
        <nav className={styles['sections']} aria-label={t('settings.sections')}>
          {SECTIONS.map(({ path, title, Icon }) => (
            <Link
              key={path}
              to={path}
              className={styles['section']}
              aria-current={pathname.startsWith(path) ? 'page' : undefined}
            >
              <Icon size={18} aria-hidden="true" /> {t(title)}
            </Link>
          ))}
        </nav>
        <div className={styles['out']}>
          <SignOut />
        </div>
      </div>
      <div className={styles['column']}>
        <Section path={pathname} {...props} />
        <div className={styles['leave']}>
          <SignOut />
        </div>
      </div>
    </div>
  );
}
