import { useState } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { t } from '../../i18n/i18n.ts';
import type { useAct } from '../../social-kit/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { bodyOf, draftOf, GuildForm, isReady, keptOf } from './guild-form.tsx';
import styles from './guilds.module.css';
import type { Guild } from './queries.ts';

interface EditDialogProps {
  readonly guild: Guild;
  readonly acting: ReturnType<typeof useAct>;
  readonly onClose: () => void;
}

/** What a guild says of itself, for those who may change it. */
export function EditDialog({ guild, acting: { isBusy, act }, onClose }: EditDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(guild));
  const [isChecked, setIsChecked] = useState(false);
  const save = async () => {
    setIsChecked(true);
    if (!isReady(draft)) return;
    const isDone = await act(groupCalls.updateGroup, {
      params: { groupId: guild._id },
      body: { ...bodyOf(draft), ...keptOf(guild) },
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={t('guilds.editTitle')}
      onClose={onClose}
      width="38rem"
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void save()}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <GuildForm draft={draft} onChange={setDraft} isChecked={isChecked} />
      </div>
    </Dialog>
  );
}
