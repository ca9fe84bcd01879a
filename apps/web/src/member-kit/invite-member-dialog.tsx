import { groupCalls } from 'virtual:calls/group';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CircleAlert } from '../ui/more-icons.ts';
import { showToast } from '../ui/toast-store.ts';
import type { Addressee } from './addressee.ts';
import styles from './gift-dialog.module.css';
import { useRequest } from './use-request.ts';

interface InviteMemberDialogProps {
  readonly to: Addressee;
  readonly onClose: () => void;
}

/** Invites somebody to the player's party, and says why where that cannot be. */
export function InviteMemberDialog({ to, onClose }: InviteMemberDialogProps) {
  const { busy, error, run } = useRequest();
  const invite = async () => {
    const input = { params: { groupId: 'party' }, body: { uuids: [to.id] } };
    if (!(await run(groupCalls.inviteToGroup, input))) return;
    showToast({ type: 'success', text: t('members.invited', { name: to.name }) });
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('members.invite', { name: to.name })}
      description={t('members.inviteHint', { name: to.name })}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void invite()}>
            {t('members.sendInvitation')}
          </Button>
        </>
      }
    >
      {error && (
        <p className={styles['reason']} role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          {error}
        </p>
      )}
    </Dialog>
  );
}
