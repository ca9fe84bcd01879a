import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCurrentInSight } from './current-in-sight.ts';
import { Link } from './link.tsx';
import styles from './page-head.module.css';

export interface PageTab {
  readonly path: string;
  readonly label: ReactNode;
  /** What stands there on a phone, where room is scarce; the label by default. */
  readonly short?: string;
  /** Whether it is the current page; by default, if the address is its path. */
  readonly isHere?: boolean;
}

export interface PageHeadProps {
  readonly title: string;
  /** Pages that belong together, as links; the one of the current address is marked. */
  readonly tabs?: readonly PageTab[];
  /** Accessible name of the tabs. */
  readonly tabsLabel?: string;
  /** Fields and buttons at the end of the line. */
  readonly tools?: ReactNode;
}

/** The head of a page: its title, with the neighbouring pages as underlined links beside it. */
export function PageHead({ title, tabs, tabsLabel, tools }: PageHeadProps) {
  const { pathname } = useLocation();
  const here = tabs?.find(({ path, isHere = pathname === path }) => isHere)?.path;
  const row = useCurrentInSight(here);
  return (
    <div className={styles['head']}>
      <h1>{title}</h1>
      {tabs && (
        <nav ref={row} className={styles['tabs']} aria-label={tabsLabel}>
          {tabs.map(({ path, label, short }) => (
            <Link
              key={path}
              to={path}
              className={styles['tab']}
              aria-current={path === here ? 'page' : undefined}
            >
              {short ? (
                <>
                  <span className={styles['whole']}>{label}</span>
                  <span className={styles['short']}>{short}</span>
                </>
              ) : (
                label
              )}
            </Link>
          ))}
        </nav>
      )}
      {tools && <div className={styles['tools']}>{tools}</div>}
    </div>
  );
}
