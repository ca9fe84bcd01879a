import { chatCalls } from 'virtual:calls/chat';
import { send } from '../data/api.ts';
import { dispatch } from '../data/dispatch.ts';
import { t } from '../i18n/i18n.ts';
import { Confirm } from '../ui/confirm.tsx';
import { deleteChat } from './chat-actions.ts';
import { putMessage } from './chat-cache.ts';
import { asListed, type Said } from './chat-types.ts';
import { ReportDialog } from './report-dialog.tsx';

/** What is asked about a message, and about which. */
export type Asking = { readonly what: 'report' | 'delete'; readonly said: Said };

/** Reports a message; returns why it failed. */
async function report(userId: string, groupId: string, chatId: string, comment: string) {
  const body = comment === '' ? {} : { comment };
  const reply = await send(chatCalls.flagChat, { params: { groupId, chatId }, body }, { quiet: true });
  if (!reply.ok) return reply.failure;
  const { flagCount: _, flags: __, ...shown } = asListed(reply.answer.data);
  putMessage(userId, { ...shown, flagCount: 0, flags: {} });
  return undefined;
}

interface ChatQuestionProps extends Asking {
  readonly userId: string;
  readonly groupId: string;
  readonly onClose: () => void;
}

/** Asks for the reason of a report, or whether to delete. */
export function ChatQuestion({ what, said, userId, groupId, onClose }: ChatQuestionProps) {
  if (what === 'report')
    return (
      <ReportDialog
        title={t('social.reportTitle', { name: said.name })}
        quote={said.text}
        onReport={(comment) => report(userId, groupId, said.id, comment)}
        onClose={onClose}
      />
    );
  return (
    <Confirm
      title={t('social.deleteTitle')}
      hint={t('social.deleteHint')}
      yes={t('social.delete')}
      onYes={() => dispatch(deleteChat({ groupId, chatId: said.id }))}
      onClose={onClose}
    />
  );
}
