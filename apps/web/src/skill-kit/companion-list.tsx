import { useId, useState } from 'react';
import { usePlayer } from '../data/hooks.ts';
import { useOffline } from '../data/use-offline.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/feedback.tsx';
import { Field } from '../ui/field.tsx';
import { type Companion, companionsLike, type Recipient, useCompanions } from './companions.ts';
import styles from './companion-list.module.css';

/** From this many on, a name is found sooner by typing. */
const MANY = 7;

interface ChoiceProps {
  readonly companions: readonly Companion[];
  readonly chosen: string | undefined;
  readonly onChoose: (who: Companion) => void;
}

function Choice({ companions, chosen, onChoose }: ChoiceProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={t('send.companions')} className={styles['list']}>
      {companions.map((one) => (
        <label key={one.id} className={styles['row']}>
          <input type="radio" name={group} checked={one.id === chosen} onChange={() => onChoose(one)} />
          <span className={styles['name']}>{one.name}</span>
          {one.username !== null && <span className={styles['username']}>@{one.username}</span>}
        </label>
      ))}
    </div>
  );
}

/** Those to choose from, with a search where they are many. */
function Searched({ companions, ...rest }: ChoiceProps) {
  const [words, setWords] = useState('');
  const found = companionsLike(companions, words);
  return (
    <>
      {companions.length >= MANY && (
        <Field
          label={t('send.find')}
          type="search"
          value={words}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {found.length === 0 && t('send.nobody')}
      </p>
      {found.length > 0 && <Choice companions={found} {...rest} />}
    </>
  );
}

/** The companions of a party, one of whom can be chosen. */
export function CompanionList({
  partyId,
  onChange,
}: {
  readonly partyId: string;
  readonly onChange: (who: Recipient) => void;
}) {
  const { data, isError, isFetching, refetch } = useCompanions(usePlayer()._id, partyId);
  const [chosen, setChosen] = useState<string>();
  const offline = useOffline();
  const choose = (one: Companion) => {
    setChosen(one.id);
    onChange(one);
  };
  if (data?.length === 0) return <p>{t('send.onlyYou')}</p>;
  if (data) return <Searched companions={data} chosen={chosen} onChoose={choose} />;
  if (offline) return <p role="status">{t('send.offline')}</p>;
  if (!isError) return <Skeleton count={1} />;
  return (
    <div className={styles['failed']}>
      <p role="alert">{t('send.failed')}</p>
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('send.again')}
      </Button>
    </div>
  );
}
