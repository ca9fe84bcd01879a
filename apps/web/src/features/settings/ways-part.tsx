import { useState } from 'react';
import { accountCalls } from 'virtual:calls/account';
import { send } from '../../data/api.ts';
import { refreshGame } from '../../data/load.ts';
import { explainFailure, type Failure } from '../../data/reply.ts';
import { t } from '../../i18n/i18n.ts';
import { leaveToSignIn, type SignInWay, useSignInWays } from '../../lib/sign-in-ways.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailedLine } from '../../ui/load-failed.tsx';
import styles from './settings.module.css';
import waysStyles from './ways-part.module.css';

const PLACE = '/user/settings/general';

async function disconnect(way: string): Promise<Failure | undefined> {
  const reply = await send(accountCalls.detachSocial, { params: { network: way } }, { quiet: true });
  if (!reply.ok) return reply.failure;
  await refreshGame();
  return undefined;
}

const textOf = (failure: Failure): string =>
  failure.kind === 'refused' && failure.status >= 500
    ? t('settings.wayDown')
    : explainFailure(failure, t('error.network')).join(' ');

function WayLine({ way, name, connected, onChange }: SignInWay & { readonly onChange: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const act = async () => {
    setBusy(true);
    setError(undefined);
    const failure = await (connected ? disconnect(way) : leaveToSignIn(way, PLACE));
    // Whoever leaves the page sees the button at work until it is gone.
    if (failure || connected) setBusy(false);
    if (failure) setError(textOf(failure));
    else if (connected) onChange();
  };
  return (
    <li className={waysStyles['way']}>
      <div>
        <strong>{name}</strong>
        <p className={styles['hint']}>{t(connected ? 'settings.wayConnected' : 'settings.wayFree')}</p>
      </div>
      <Button busy={busy} onClick={() => void act()}>
        {t(connected ? 'settings.wayDisconnect' : 'settings.wayConnect', { name })}
      </Button>
      {error && (
        <p className={waysStyles['error']} role="alert">
          {error}
        </p>
      )}
    </li>
  );
}

/** The other services with which the player signs in; nothing where the site knows none. */
export function WaysPart() {
  const { ways, failed, reload } = useSignInWays();
  if (ways.length === 0 && !failed) return null;
  return (
    <section className={styles['group']} aria-labelledby="ways">
      <h2 id="ways">{t('settings.ways')}</h2>
      {failed && (
        <p role="alert">
          <LoadFailedLine title={t('settings.tokensFailed')} onRetry={reload} />
        </p>
      )}
      <ul className={waysStyles['ways']}>
        {ways.map((way) => (
          <WayLine key={way.way} {...way} onChange={reload} />
        ))}
      </ul>
    </section>
  );
}
