import { useState } from 'react';
import { useLocation } from 'react-router';
import { Pet } from '../../art/pet.tsx';
import { t } from '../../i18n/i18n.ts';
import { conversationAt } from '../../lib/conversation-address.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { ConversationList } from './conversation-list.tsx';
import styles from './inbox.module.css';
import { NewMessageDialog } from './new-message-dialog.tsx';
import { Thread } from './thread.tsx';
import { useFill } from './use-fill.ts';
import { useLiveInbox, useUnread } from './use-inbox.ts';

/** Private messages: everybody on the left, one conversation beside; on a phone one of the two. */
export function InboxScreen() {
  useLiveInbox();
  const openId = conversationAt(useLocation().search);
  const unread = useUnread();
  const [isFinding, setIsFinding] = useState(false);
  const page = useFill();
  const find = () => setIsFinding(true);
  return (
    <div ref={page} className={styles['page']} data-open={openId !== undefined || undefined}>
      <ConversationList openId={openId} unread={unread} onNew={find} />
      {openId === undefined ? (
        <div className={styles['nobody']}>
          <EmptyState
            picture={<Pet name="Fox-Base" scale={2} />}
            title={t('inbox.choose')}
            hint={t('inbox.chooseHint')}
            action={<Button onClick={find}>{t('inbox.new')}</Button>}
          />
        </div>
      ) : (
        <Thread key={openId} memberId={openId} unread={unread && (unread.get(openId) ?? 0)} />
      )}
      {isFinding && <NewMessageDialog onClose={() => setIsFinding(false)} />}
    </div>
  );
}
