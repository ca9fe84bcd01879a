import { useId, useState } from 'react';
import { usePlayer } from '../data/hooks.ts';
import { useOffline } from '../data/use-offline.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Segment } from '../ui/segment.tsx';
import { findCompanion, type Found, oneself, type Recipient } from './find-companion.ts';
import styles from './recipient-field.module.css';

function errorOf(found: Found | undefined): string | undefined {
  switch (found?.kind) {
    case 'nobody':
      return t('send.nobody');
    case 'stranger':
      return t('send.stranger', { name: found.name });
    case 'failed':
      return t('send.failed');
    default:
      return undefined;
  }
}

/** Finds a companion by username. */
function CompanionField({
  partyId,
  onFound,
}: {
  readonly partyId: string;
  readonly onFound: (who: Recipient | undefined) => void;
}) {
  const [username, setUsername] = useState('');
  const [found, setFound] = useState<Found>();
  const [isBusy, setBusy] = useState(false);
  const offline = useOffline();
  const change = (typed: string) => {
    setUsername(typed);
    setFound(undefined);
    onFound(undefined);
  };
  const find = async () => {
    if (isBusy || username.trim() === '') return;
    setBusy(true);
    const result = await findCompanion(username, partyId);
    setBusy(false);
    setFound(result);
    onFound(result.kind === 'found' ? result.companion : undefined);
  };
  return (
    <form
      className={styles['find']}
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <Field
        label={t('send.username')}
        value={username}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        error={errorOf(found)}
        hint={
          offline
            ? t('send.offline')
            : found?.kind === 'found'
              ? t('send.found', { name: found.companion.name })
              : undefined
        }
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Button type="submit" busy={isBusy} disabled={offline}>
        {t('send.find')}
      </Button>
    </form>
  );
}

export interface RecipientFieldProps {
  readonly label: string;
  /** What to say to somebody who has no companions yet. */
  readonly alone: string;
  /** Hears who it is for; undefined until somebody is found. */
  readonly onChange: (who: Recipient | undefined) => void;
}

/** Whom a card or an item is for: oneself, or a companion where there is a party. It begins with oneself. */
export function RecipientField({ label, alone, onChange }: RecipientFieldProps) {
  const player = usePlayer();
  const { party } = player;
  const [who, setWho] = useState<'self' | 'companion'>('self');
  const title = useId();
  const choose = (next: 'self' | 'companion') => {
    setWho(next);
    onChange(next === 'self' ? oneself(player) : undefined);
  };
  return (
    <section className={styles['recipient']} aria-labelledby={title}>
      <h3 id={title}>{label}</h3>
      {party._id ? (
        <>
          <Segment
            label={label}
            value={who}
            options={[
              { value: 'self', label: t('send.self') },
              { value: 'companion', label: t('send.companion') },
            ]}
            onChange={choose}
          />
          {who === 'companion' && <CompanionField partyId={party._id} onFound={onChange} />}
        </>
      ) : (
        <p>{alone}</p>
      )}
    </section>
  );
}
