import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { refreshGame } from '../../data/load.ts';
import { useIsSignedIn } from '../../data/session.ts';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import { followPayment, hasArrived } from '../../pay-kit/follow-payment.ts';
import { placeAfterError, placeAfterSuccess } from '../../pay-kit/return-place.ts';
import {
  completePayment,
  forgetPayment,
  type SavedPayment,
  savedPayment,
} from '../../pay-kit/saved-payment.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './return-screen.module.css';

interface NoteProps {
  readonly title: string;
  readonly hint: string;
  readonly to: string;
  readonly go: string;
}

/** What there is to say, and a way on. */
const Note = ({ title, hint, to, go }: NoteProps) => (
  <section className={styles['note']} aria-live="polite">
    <Plate className={styles['plate']}>
      <PixelIcon name="coin" scale={3} />
    </Plate>
    <h1>{title}</h1>
    <p>{hint}</p>
    <Link className={buttonLook} data-kind="secondary" to={to}>
      {go}
    </Link>
  </section>
);

/** Waits until what was paid for is there, which may be left: a toast then tells of it. */
function Waiting({ saved }: { readonly saved: SavedPayment }) {
  const isThere = useGame((state) => hasArrived(saved, state));
  const place = placeAfterSuccess(saved);
  useEffect(() => {
    followPayment(saved);
    void refreshGame();
  }, [saved]);
  if (isThere) return <Navigate to={place} replace />;
  return <Note title={t('pay.waiting')} hint={t('pay.waitingHint')} to={place} go={t('pay.goOn')} />;
}

/** The way back after a payment: waits for what was bought, and goes where it can be seen. */
function Paid({ inShell }: ReturnProps) {
  const [saved] = useState(completePayment);
  const isSignedIn = useIsSignedIn();
  if (!saved || !isSignedIn) return <Navigate to={placeAfterSuccess(saved)} replace />;
  return inShell(<Waiting saved={saved} />);
}

/** The way back without a payment: to where it was begun. */
function Unpaid() {
  const [saved] = useState(savedPayment);
  useEffect(() => {
    forgetPayment();
    showToast({ type: 'info', text: t('pay.unpaid') });
  }, []);
  return <Navigate to={placeAfterError(saved)} replace />;
}

/** The end of a window of its own, which closes; where the browser does not let it, there is a way on. */
function OwnWindow() {
  const [saved] = useState(completePayment);
  useEffect(() => close(), []);
  return (
    <main>
      <Note
        title={t('pay.windowDone')}
        hint={t('pay.windowHint')}
        to={placeAfterSuccess(saved)}
        go={t('pay.goOn')}
      />
    </main>
  );
}

export interface ReturnProps {
  /** Puts the shell of the app around a page. */
  readonly inShell: (page: ReactNode) => ReactNode;
}

/** Where people come back to from the provider of payments (seed 1, section 4). */
export function ReturnScreen(props: ReturnProps) {
  const { pathname } = useLocation();
  const [isInPlace] = useState(() => savedPayment()?.isInPlace === true);
  if (pathname.includes('-error-')) return <Unpaid />;
  return pathname.includes('/paypal-') && !isInPlace ? <OwnWindow /> : <Paid {...props} />;
}
