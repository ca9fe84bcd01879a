import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusOnMount } from '../../ui/focus.ts';

export interface GoneQuestionProps {
  readonly title: string;
  readonly onKeep: () => void;
  readonly onLeave: () => void;
}

/** Asks what becomes of the form of a task that is no longer there. Has to be answered, so that no text is lost. */
export function GoneQuestion({ title, onKeep, onLeave }: GoneQuestionProps) {
  return (
    <Dialog
      title={t('edit.goneTitle', { title })}
      description={t('edit.goneHint')}
      actions={
        <>
          <Button kind="danger" onClick={onLeave}>
            {t('edit.goneLeave')}
          </Button>
          <Button kind="primary" ref={focusOnMount} onClick={onKeep}>
            {t('edit.goneKeep')}
          </Button>
        </>
      }
    />
  );
}
