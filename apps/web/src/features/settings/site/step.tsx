import { type FormEvent, type ReactNode, useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/icons.ts';
import styles from './site.module.css';

export interface StepProps {
  readonly title: string;
  /** What was chosen, in one line. */
  readonly result: string;
  /** Its place in the set-up, from 1. */
  readonly number: number;
  readonly state: 'open' | 'done' | 'later';
  readonly saveLabel: string;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly onOpen: () => void;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** One question: its result while it is folded, its fields while it is open. */
export function Step(props: StepProps) {
  const { title, result, number, state, saveLabel, busy, error, onOpen, onSave, children } = props;
  const id = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave();
  };
  return (
    <li className={styles['step']} data-state={state}>
      <span className={styles['badge']} aria-hidden="true">
        {state === 'done' ? <Check size={18} /> : number}
      </span>
      <section className={styles['body']} aria-labelledby={id}>
        <div className={styles['head']}>
          <div>
            <h2 id={id}>{title}</h2>
            {state !== 'open' && <p>{result}</p>}
          </div>
          {state === 'done' && (
            <Button kind="quiet" aria-label={t('setUp.changeThat', { what: title })} onClick={onOpen}>
              {t('setUp.change')}
            </Button>
          )}
        </div>
        {state === 'open' && (
          <form className={styles['fields']} noValidate onSubmit={save}>
            {children}
            {error && (
              <p className={styles['error']} role="alert">
                {error}
              </p>
            )}
            <Button kind="primary" type="submit" busy={busy === true}>
              {saveLabel}
            </Button>
          </form>
        )}
      </section>
    </li>
  );
}
