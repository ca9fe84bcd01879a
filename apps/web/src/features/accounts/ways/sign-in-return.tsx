import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountCalls } from 'virtual:calls/account';
import { send } from '../../../data/api.ts';
import { currentSession, setSession } from '../../../data/session.ts';
import { t } from '../../../i18n/i18n.ts';
import { safeRedirect } from '../../../lib/safe-redirect.ts';
import { takeInvite, takePlace } from '../../../lib/sign-in-ways.ts';
import { failureText } from './failure-text.ts';
import styles from './ways.module.css';
import { Link } from '../../../ui/link.tsx';

const SETTINGS = '/user/settings/general';

/** Signs in with what the other service sent along; gives the text of what is in the way. */
async function finish(search: string, isConnecting: boolean): Promise<string | undefined> {
  const query = new URLSearchParams(search);
  const [code, state, name] = [query.get('code'), query.get('state'), query.get('name')];
  // What a service says of its error is never shown: anybody can write a link.
  if (query.has('error')) return t('auth.wayCancelled');
  if (!code || !state) return t('auth.wayIncomplete');
  const invite = takeInvite();
  const body = { code, state, ...(name && { name }), ...(invite && { invite }), ownToken: true };
  const reply = await send(accountCalls.finishSignIn, { body }, { quiet: true });
  if (!reply.ok) return failureText(reply.failure);
  const { id: userId, apiToken } = reply.answer.data;
  if (!isConnecting) setSession({ userId, apiToken });
  return undefined;
}

/** Where another service sends people back to. */
export function SignInReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  // What came along works once.
  const isBegun = useRef(false);
  const [isConnecting] = useState(() => currentSession() !== undefined);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const place = safeRedirect(takePlace() ?? (isConnecting ? SETTINGS : null));
    void finish(search, isConnecting).then((text) =>
      text === undefined ? navigate(place, { replace: true }) : setProblem(text),
    );
  }, [search, isConnecting, navigate]);
  return (
    <main className={styles['card']}>
      <h1>{t(problem === undefined ? 'auth.wayTitle' : 'auth.wayFailed')}</h1>
      {problem === undefined ? (
        <p role="status">{t('auth.wayHint')}</p>
      ) : (
        <>
          <p className={styles['error']} role="alert">
            {problem}
          </p>
          <Link to={isConnecting ? SETTINGS : '/login'}>
            {t(isConnecting ? 'auth.backToSettings' : 'auth.back')}
          </Link>
        </>
      )}
    </main>
  );
}
