import { memberCalls } from 'virtual:calls/member';
import { send } from '../data/api.ts';
import { t } from '../i18n/i18n.ts';
import { ReportDialog } from '../social-kit/report-dialog.tsx';
import type { Addressee } from './addressee.ts';

interface ReportMemberDialogProps {
  readonly to: Addressee;
  readonly onClose: () => void;
}

/** Reports a profile to the moderators, with a reason. */
export function ReportMemberDialog({ to, onClose }: ReportMemberDialogProps) {
  const report = async (comment: string) => {
    const input = { params: { memberId: to.id }, body: { comment, source: 'profile' } };
    const reply = await send(memberCalls.flagMember, input, { quiet: true });
    return reply.ok ? undefined : reply.failure;
  };
  return (
    <ReportDialog
      title={t('members.report', { name: to.name })}
      hint={t('members.reportHint', { name: to.name })}
      onReport={report}
      onClose={onClose}
    />
  );
}
