import { t } from '../i18n/i18n.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { focusOnMount } from './focus.ts';

export interface ConfirmProps {
  readonly title: string;
  readonly hint: string;
  readonly yes: string;
  /** Label of the cancel button; "Cancel" by default. */
  readonly no?: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before something is lost; cancelling is the primary answer. */
export function Confirm({ title, hint, yes, no = t('ui.cancel'), onYes, onClose }: ConfirmProps) {
  const agree = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={hint}
      actions={
        <>
          <Button kind="danger" onClick={agree}>
            {yes}
          </Button>
          <Button kind="primary" ref={focusOnMount} onClick={onClose}>
            {no}
          </Button>
        </>
      }
    />
  );
}
