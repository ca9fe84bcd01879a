import { checkRemovingMember } from '@everdeed/rules';
import { useState } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { t } from '../../i18n/i18n.ts';
import { MemberRow } from '../../social-kit/member-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { healthOf } from './members-strip.tsx';
import type { Member, Party } from './queries.ts';
import type { useAct } from '../../social-kit/use-act.ts';
import { Crown } from '../../ui/more-icons.ts';
import styles from './party.module.css';

interface MembersDialogProps {
  readonly party: Party;
  readonly members: readonly Member[];
  readonly invites: readonly Member[];
  readonly selfId: string;
  readonly leaderId: string;
  readonly acting: ReturnType<typeof useAct>;
  readonly onClose: () => void;
}

/** Says that the quest keeps its owner in the party. */
function OwnerDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  return (
    <Dialog
      title={t('party.ownerHeld', { name })}
      description={t('party.ownerHeldHint', { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui.close')}</Button>}
    />
  );
}

type Asking = { readonly what: 'lead' | 'remove'; readonly member: Member };

/** Asks whether to remove a member, with some words for them. */
function RemoveDialog({
  name,
  isBusy,
  onRemove,
  onClose,
}: {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRemove: (message: string) => void;
  readonly onClose: () => void;
}) {
  const [message, setMessage] = useState('');
  return (
    <Dialog
      title={t('party.removeTitle', { name })}
      description={t('party.removeHint')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="destroy" busy={isBusy} onClick={() => onRemove(message.trim())}>
            {t('party.remove')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('party.removeMessage')}
        optional
        rows={2}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </Dialog>
  );
}

interface RowProps {
  readonly member: Member;
  readonly isLeader: boolean;
  /** Whether the player leads and may hence do something about this member. */
  readonly canManage: boolean;
  readonly onAsk: (asking: Asking) => void;
}

function Row({ member, isLeader, canManage, onAsk }: RowProps) {
  const { name } = member.profile;
  return (
    <MemberRow
      id={member._id}
      name={name}
      username={member.auth.local.username}
      look={member}
      player={member}
      tier={member.contributor?.level}
      health={healthOf(member)}
      role={isLeader ? t('party.leader') : undefined}
      roleIcon={<Crown size={14} />}
    >
      {canManage && (
        <MoreMenu
          label={t('party.manage', { name })}
          align="end"
          entries={[
            { label: t('party.makeLeader'), onSelect: () => onAsk({ what: 'lead', member }) },
            { label: t('party.remove'), kind: 'danger', onSelect: () => onAsk({ what: 'remove', member }) },
          ]}
        />
      )}
    </MemberRow>
  );
}

/** Everybody in the party, and who is invited; the leader can hand over, remove and take back. */
export function MembersDialog({
  party,
  members,
  invites,
  selfId,
  leaderId,
  acting,
  onClose,
}: MembersDialogProps) {
  const [asking, setAsking] = useState<Asking>();
  const { isBusy, act } = acting;
  const groupId = party._id;
  const leads = selfId === leaderId;
  const close = () => setAsking(undefined);
  const isHeld = ({ _id }: Member) => !checkRemovingMember(party.quest, _id).ok;
  const remove = (memberId: string, message: string) =>
    act(groupCalls.removeMember, {
      params: { groupId, memberId },
      query: {},
      body: message === '' ? {} : { message },
    });
  return (
    <Dialog title={t('party.members')} onClose={onClose} width="36rem">
      <ul className={styles['rows']}>
        {members.map((member) => (
          <li key={member._id}>
            <Row
              member={member}
              isLeader={member._id === leaderId}
              canManage={leads && member._id !== selfId}
              onAsk={setAsking}
            />
          </li>
        ))}
      </ul>
      {invites.length > 0 && (
        <>
          <h3 className={styles['subtitle']}>{t('party.invites')}</h3>
          <ul className={styles['rows']}>
            {invites.map((one) => (
              <li key={one._id}>
                <MemberRow
                  id={one._id}
                  name={one.profile.name}
                  username={one.auth.local.username}
                  look={one}
                  role={t('party.isInvited')}
                >
                  {leads && (
                    <Button busy={isBusy} onClick={() => void remove(one._id, '')}>
                      {t('party.takeBack')}
                    </Button>
                  )}
                </MemberRow>
              </li>
            ))}
          </ul>
        </>
      )}
      {asking?.what === 'lead' && (
        <Confirm
          title={t('party.leadTitle', { name: asking.member.profile.name })}
          hint={t('party.leadHint')}
          yes={t('party.makeLeader')}
          onYes={() =>
            void act(groupCalls.updateGroup, { params: { groupId }, body: { leader: asking.member._id } })
          }
          onClose={close}
        />
      )}
      {asking?.what === 'remove' && isHeld(asking.member) && (
        <OwnerDialog name={asking.member.profile.name} onClose={close} />
      )}
      {asking?.what === 'remove' && !isHeld(asking.member) && (
        <RemoveDialog
          name={asking.member.profile.name}
          isBusy={isBusy}
          onRemove={(message) => void remove(asking.member._id, message).then(close)}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
