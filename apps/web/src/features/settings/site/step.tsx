import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import styles from './site.module.css';

export interface StepProps {
  readonly title: string;
  /** What was chosen, in one line. */
  readonly result: string;
  /** Its place in the set-up, from 1. */
  readonly number: number;
  readonly state: 'open' | 'done' | 'later';
  readonly saveLabel: string;
  /** Whether something else on it is to be done first. */
  readonly isSaveQuiet?: boolean;
  /** What can be done instead of saving. */
  readonly others: readonly { readonly label: string; readonly onClick: () => void }[];
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly onOpen: () => void;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** The heading of a step takes the focus when the step opens: the button that opened it is gone. */
function useFocusOnOpening(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}

type FormProps = Pick<
  StepProps,
  'saveLabel' | 'isSaveQuiet' | 'others' | 'busy' | 'error' | 'onSave' | 'children'
>;

function StepForm({ saveLabel, isSaveQuiet, others, busy, error, onSave, children }: FormProps) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave();
  };
  return (
    <form className={styles['fields']} noValidate onSubmit={save}>
      {children}
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      <div className={styles['foot']}>
        <Button kind={isSaveQuiet ? 'secondary' : 'primary'} type="submit" busy={busy === true}>
          {saveLabel}
        </Button>
        {others.map(({ label, onClick }) => (
          <Button key={label} kind="plain" onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}

/** One question: its result while it is folded, its fields while it is open. */
export function Step(props: StepProps) {
  const { title, result, number, state, onOpen } = props;
  const id = useId();
  const heading = useFocusOnOpening(state === 'open');
  return (
    <li className={styles['step']} data-state={state} aria-current={state === 'open' ? 'step' : undefined}>
      <span className={`${styles['badge']} stepped`} aria-hidden="true">
        {state === 'done' ? <Glyph name="check" /> : number}
      </span>
      <section className={styles['body']} aria-labelledby={id}>
        <div className={styles['head']}>
          <div>
            <h2 id={id} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {state !== 'open' && <p>{result}</p>}
          </div>
          {state === 'done' && (
            <Button kind="quiet" aria-label={t('setUp.changeThat', { what: title })} onClick={onOpen}>
              {t('setUp.change')}
            </Button>
          )}
        </div>
        {state === 'open' && <StepForm {...props} />}
      </section>
    </li>
  );
}
