import { isEmail } from './addressees.ts';
import { useRef, useState } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { send } from '../data/api.ts';
import { explainFailure, type Failure } from '../data/reply.ts';
import { formatList } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/field.tsx';
import { addresseesIn } from './addressees.ts';
import styles from './dialogs.module.css';

export interface InviteDialogProps {
  readonly title: string;
  /** Gives the group to invite to, which may be founded only now. */
  readonly groupId: () => Promise<string>;
  /** Who was invited, as they were typed. */
  readonly onInvited?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Invites by username or email; a person without an account gets a link by email. */
export function InviteDialog({ title, groupId, onInvited, onClose }: InviteDialogProps) {
  const [text, setText] = useState('');
  const [sent, setSent] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const field = useRef<HTMLTextAreaElement>(null);
  const named = addresseesIn(text);
  const invite = async () => {
    setIsBusy(true);
    setFailure(undefined);
    const body = {
      usernames: named.filter((one) => !isEmail(one)),
      emails: named.filter(isEmail).map((email) => ({ email })),
    };
    const id = await groupId().catch(() => undefined);
    const reply = id
      ? await send(groupCalls.inviteToGroup, { params: { groupId: id }, body }, { quiet: true })
      : undefined;
    setIsBusy(false);
    if (!reply?.ok) return setFailure(reply?.failure ?? { kind: 'network' });
    setSent([...sent, ...named]);
    setText('');
    // Without a name, the button that was pressed cannot keep the focus.
    field.current?.focus();
    return onInvited?.();
  };
  const error = failure && explainFailure(failure, t('error.network')).join(' ');
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={t('social.inviteHint')}
      actions={
        <>
          <Button onClick={onClose}>{t(sent.length > 0 ? 'social.inviteDone' : 'ui.cancel')}</Button>
          <Button kind="primary" busy={isBusy} disabled={named.length === 0} onClick={() => void invite()}>
            {t('social.inviteSend', { count: named.length })}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <TextArea
          label={t('social.inviteWhom')}
          hint={t('social.inviteFormat')}
          ref={field}
          rows={2}
          value={text}
          error={error}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p role="status" className={styles['sent']}>
          {sent.length > 0 && t('social.invited', { names: formatList(sent) })}
        </p>
      </div>
    </Dialog>
  );
}
