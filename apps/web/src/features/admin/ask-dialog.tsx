import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './admin.module.css';
import { ReasonField } from './reason-field.tsx';

interface AskDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly yes: string;
  /** What has to be typed before it can be done; absent: a reason is all that is asked for. */
  readonly typed?: string;
  readonly isDestructive?: boolean;
  /** Fields for what else has to be known, above that for the reason. */
  readonly children?: ReactNode;
  readonly onYes: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before an administrative act, and for its reason, which goes to the log. */
export function AskDialog(props: AskDialogProps) {
  const { title, hint, yes, typed, isDestructive = typed !== undefined, children, onYes, onClose } = props;
  const form = useId();
  const [word, setWord] = useState('');
  const [reason, setReason] = useState('');
  const isReady = typed === undefined || word.trim() === typed;
  const agree = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onClose();
    onYes(reason.trim());
  };
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={hint}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button form={form} type="submit" kind={isDestructive ? 'destroy' : 'primary'} disabled={!isReady}>
            {yes}
          </Button>
        </>
      }
    >
      <form id={form} className={styles['form']} onSubmit={agree}>
        {typed !== undefined && (
          <Field
            label={t('admin.typeName', { name: typed })}
            value={word}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
        )}
        {children}
        <ReasonField reason={reason} onChange={setReason} />
      </form>
    </Dialog>
  );
}
