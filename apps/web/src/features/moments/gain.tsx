import type { ReactNode } from 'react';
import { Plate } from '../../ui/plate.tsx';
import styles from './moment.module.css';

/** What a moment brought, side by side. */
export const Gains = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['plates']}>{children}</div>
);

/** One thing that it brought: its picture above its words. */
export const Gain = ({ picture, children }: { readonly picture: ReactNode; readonly children: string }) => (
  <Plate ground="page" size="large" className={styles['plate']}>
    {picture}
    {children}
  </Plate>
);
