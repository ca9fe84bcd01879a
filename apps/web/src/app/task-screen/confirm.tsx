import { t } from '../../i18n/i18n.ts';
import { focusOnMount } from '../../task-kit/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface ConfirmProps {
  readonly title: string;
  readonly hint: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once before something is lost; staying is the primary answer. */
export function Confirm({ title, hint, yes, onYes, onClose }: ConfirmProps) {
  const agree = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={hint}
      actions={
        <>
          <Button kind="danger" onClick={agree}>
            {yes}
          </Button>
          <Button kind="primary" ref={focusOnMount} onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    />
  );
}
