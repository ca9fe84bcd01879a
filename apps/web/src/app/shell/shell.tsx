import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Bell } from './bell.tsx';
import { Header } from './header.tsx';
import { BottomBar, Spine } from './navigation.tsx';
import { Purse } from './purse.tsx';
import type { PageTop } from '../routes.ts';
import styles from './shell.module.css';
import { StandingBanner } from './standing-banner.tsx';

export interface ShellProps {
  readonly top: PageTop;
  readonly children: ReactNode;
}

/** The frame around everything a player does. */
export function Shell({ top, children }: ShellProps) {
  return (
    <>
      <a className={styles['skip']} href="#content">
        {t('app.skip')}
      </a>
      <Spine />
      <div className={styles['shell']} data-top={top}>
        {top === 'banner' ? (
          <Header />
        ) : (
          <header className={styles['top']}>
            <Purse />
            <Bell />
          </header>
        )}
        <div className={styles['banner']}>
          <StandingBanner />
        </div>
        <main id="content" className={styles['main']} tabIndex={-1}>
          {children}
        </main>
      </div>
      <BottomBar />
    </>
  );
}
