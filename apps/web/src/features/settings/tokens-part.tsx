import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountCalls } from 'virtual:calls/account';
import { call, send } from '../../data/api.ts';
import { currentSession } from '../../data/session.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { tokenName } from '../../lib/client-name.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { Chip } from '../../ui/chip.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { LoadFailedLine } from '../../ui/load-failed.tsx';
import styles from './settings.module.css';
import { useChange } from './use-change.ts';

interface Token {
  readonly id: string;
  readonly name: string;
  readonly client: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly current: boolean;
}

const ownKey = () => keys.tokens(currentSession()?.userId ?? '');
const refetch = () => queryClient.invalidateQueries({ queryKey: ownKey() });
const day = (instant: string) => formatDate(instant, { dateStyle: 'medium' });

function TokenLine({ token }: { readonly token: Token }) {
  const revoke = async () => {
    const reply = await send(accountCalls.revokeToken, { params: { tokenId: token.id } });
    if (reply.ok) await refetch();
  };
  const name = tokenName(token);
  return (
    <li className={styles['token']}>
      <div>
        <strong>
          {name} {token.current && <Chip kind="wash">{t('settings.thisDevice')}</Chip>}
        </strong>
        <span className={styles['hint']}>
          {token.lastUsedAt
            ? t('settings.lastUsed', { date: day(token.lastUsedAt) })
            : t('settings.neverUsed')}
          , {t('settings.created', { date: day(token.createdAt) })}
        </span>
      </div>
      {!token.current && (
        <Button kind="danger" aria-label={t('settings.revokeNamed', { name })} onClick={() => void revoke()}>
          {t('settings.revoke')}
        </Button>
      )}
    </li>
  );
}

interface MadeToken {
  readonly name: string;
  readonly apiToken: string;
}

function MadeTokenNote({ made }: { readonly made: MadeToken }) {
  const [copied, setCopied] = useState(false);
  const copy = () => void copyText(made.apiToken).then(setCopied);
  return (
    <div className={styles['made']} role="status">
      <p>{t('settings.tokenMade', { name: made.name })}</p>
      <div className={styles['secret']}>
        <code>{made.apiToken}</code>
        <Button ref={focusOnMount} onClick={copy}>
          {t(copied ? 'settings.copied' : 'settings.copy')}
        </Button>
      </div>
    </div>
  );
}

function NewToken() {
  const [name, setName] = useState('');
  const [made, setMade] = useState<MadeToken>();
  const { change, busy, error } = useChange();
  const create = async () => {
    const token = await change(accountCalls.createToken, { body: { name: name.trim() } });
    if (!token) return;
    setMade(token);
    setName('');
    await refetch();
  };
  return (
    <>
      {made && <MadeTokenNote key={made.apiToken} made={made} />}
      <form
        className={styles['line']}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void create();
        }}
      >
        <Field
          label={t('settings.tokenName')}
          value={name}
          error={error}
          maxLength={60}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy} disabled={!name.trim()}>
          {t('settings.createToken')}
        </Button>
      </form>
    </>
  );
}

/** Everything that can act for the player, and how to revoke it. */
export function TokensPart() {
  const { data, isError } = useQuery(
    {
      queryKey: ownKey(),
      queryFn: () => call(accountCalls.listTokens, {}),
    },
    queryClient,
  );
  return (
    <section className={styles['group']} aria-labelledby="tokens">
      <h2 id="tokens" tabIndex={-1}>
        {t('settings.tokens')}
      </h2>
      <p className={styles['hint']}>{t('settings.tokensHint', { id: currentSession()?.userId ?? '' })}</p>
      {isError && (
        <p role="alert">
          <LoadFailedLine title={t('settings.tokensFailed')} onRetry={() => void refetch()} />
        </p>
      )}
      {!data && !isError && <Skeleton count={2} />}
      {data && (
        <ul className={styles['tokens']}>
          {data.map((token) => (
            <TokenLine key={token.id} token={token} />
          ))}
        </ul>
      )}
      <NewToken />
    </section>
  );
}
