import { t } from '../i18n/i18n.ts';
import { CircleAlert } from '../ui/more-icons.ts';
import styles from './notices.module.css';
import type { Payments } from './use-payments.ts';

/** Says that no money moves, where it only looks as if. */
export const SandboxNote = ({ payments }: { readonly payments: Payments | undefined }) =>
  payments?.kind === 'sandbox' && <p className={styles['line']}>{t('pay.sandbox')}</p>;

/** Says where the payment goes on that has a window of its own. */
export const BesideNote = ({ isBeside }: { readonly isBeside: boolean }) => (
  <div role="status" className={styles['beside']}>
    {isBeside && <p className={styles['line']}>{t('pay.beside')}</p>}
  </div>
);

/** Why a payment could not be begun. */
export const PayError = ({ children }: { readonly children: string | undefined }) =>
  children !== undefined && (
    <p className={styles['error']} role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      {children}
    </p>
  );
