import { useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../../i18n/i18n.ts';
import { leaveToSignIn, useSignInWays } from '../../../lib/sign-in-ways.ts';
import { Button } from '../../../ui/button.tsx';
import { failureText } from './failure-text.ts';
import styles from './ways.module.css';

/** Buttons for the other services that the site knows; nothing where it knows none. */
export function SignInWays() {
  const { ways } = useSignInWays();
  const [left, setLeft] = useState<string>();
  const [error, setError] = useState<string>();
  const query = new URLSearchParams(useLocation().search);
  const place = query.get('redirectTo') ?? '/';
  const leave = async (way: string) => {
    setLeft(way);
    setError(undefined);
    const failure = await leaveToSignIn(way, place, query.get('invite'));
    if (!failure) return;
    setLeft(undefined);
    setError(failureText(failure));
  };
  if (ways.length === 0) return null;
  return (
    <div className={styles['ways']}>
      <p className={styles['or']}>{t('auth.or')}</p>
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      {ways.map(({ way, name }) => (
        <Button key={way} wide busy={left === way} onClick={() => void leave(way)}>
          {t('auth.continueWith', { name })}
        </Button>
      ))}
    </div>
  );
}
