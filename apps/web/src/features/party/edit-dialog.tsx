import { useState } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import type { Party } from './queries.ts';
import type { useAct } from '../../social-kit/use-act.ts';
import styles from './party.module.css';

/** Name and description of the party, for its leader. */
export function EditDialog({
  party,
  acting: { isBusy, act },
  onClose,
}: {
  readonly party: Party;
  readonly acting: ReturnType<typeof useAct>;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(party.name);
  const [description, setDescription] = useState(party.description ?? '');
  const isNameless = name.trim() === '';
  const save = async () => {
    if (isNameless) return;
    const body = { name: name.trim(), description: description.trim() };
    const isDone = await act(groupCalls.updateGroup, { params: { groupId: party._id }, body });
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={t('party.edit')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" busy={isBusy} disabled={isNameless} onClick={() => void save()}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <Field
          label={t('party.name')}
          value={name}
          error={isNameless && t('party.nameMissing')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextArea
          label={t('party.description')}
          hint={t('party.descriptionHint')}
          optional
          rows={4}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
