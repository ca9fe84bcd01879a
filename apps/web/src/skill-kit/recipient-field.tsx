import { useId, useState } from 'react';
import { usePlayer } from '../data/hooks.ts';
import { t } from '../i18n/i18n.ts';
import { Segment } from '../ui/segment.tsx';
import { CompanionList } from './companion-list.tsx';
import { oneself, type Recipient } from './companions.ts';
import styles from './recipient-field.module.css';

export interface RecipientFieldProps {
  readonly label: string;
  /** What to say to somebody who has no companions yet. */
  readonly alone: string;
  /** Hears who it is for; undefined until somebody is chosen. */
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
          {who === 'companion' && <CompanionList partyId={party._id} onChange={onChange} />}
        </>
      ) : (
        <p>{alone}</p>
      )}
    </section>
  );
}
