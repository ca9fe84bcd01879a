import { Suspense } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { t } from '../../i18n/i18n.ts';
import { GiftDialog, InviteMemberDialog, ReportMemberDialog } from '../../member-kit/later.ts';
import type { useAct } from '../../social-kit/use-act.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { keptOf } from './guild-form.tsx';
import type { Guild, Member } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const QUESTIONS = { gift: GiftDialog, report: ReportMemberDialog, invite: InviteMemberDialog } as const;
export type Question = keyof typeof QUESTIONS | 'lead' | 'remove';

interface QuestionProps {
  readonly question: Question;
  readonly guild: Guild;
  readonly member: Member;
  readonly acting: ReturnType<typeof useAct>;
  readonly onClose: () => void;
}

/** What is asked before something is done to a member. */
export function MemberQuestion({
  question,
  guild,
  member: { _id, profile },
  acting: { isBusy, act },
  onClose,
}: QuestionProps) {
  const { name } = profile;
  const groupId = guild._id;
  if (question === 'lead')
    return (
      <Confirm
        title={t('guilds.handOverTitle', { name })}
        hint={t('guilds.handOverHint')}
        yes={t('guilds.handOver')}
        onYes={() =>
          void act(groupCalls.updateGroup, { params: { groupId }, body: { leader: _id, ...keptOf(guild) } })
        }
        onClose={onClose}
      />
    );
  if (question === 'remove') {
    const remove = async (message: string) => {
      const body = message === '' ? {} : { message };
      await act(groupCalls.removeMember, { params: { groupId, memberId: _id }, query: {}, body });
      onClose();
    };
    return (
      <RemoveDialog name={name} isBusy={isBusy} onRemove={(words) => void remove(words)} onClose={onClose} />
    );
  }
  const Dialog = QUESTIONS[question];
  return (
    <Suspense>
      <Dialog to={{ id: _id, name }} onClose={onClose} />
    </Suspense>
  );
}
