import { useState } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segment } from '../../ui/segment.tsx';
import type { Party } from './queries.ts';
import type { useAct } from '../../social-kit/use-act.ts';
import styles from './party.module.css';

/** Asks before the player leaves, and what becomes of the tasks of the party's challenges. */
export function LeaveDialog({
  party,
  hasChallenges,
  acting: { isBusy, act },
  onClose,
}: {
  readonly party: Party;
  readonly hasChallenges: boolean;
  readonly acting: ReturnType<typeof useAct>;
  readonly onClose: () => void;
}) {
  const [keep, setKeep] = useState<'keep-all' | 'remove-all'>('keep-all');
  const isLast = party.memberCount <= 1;
  const leave = async () => {
    await act(groupCalls.leaveGroup, { params: { groupId: party._id }, query: { keep }, body: {} });
    onClose();
  };
  return (
    <Dialog
      title={t('party.leaveTitle', { name: party.name })}
      description={t(isLast ? 'party.leaveLast' : 'party.leaveHint')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="destroy" busy={isBusy} onClick={() => void leave()}>
            {t('party.leave')}
          </Button>
        </>
      }
    >
      {hasChallenges && (
        <div className={styles['form']}>
          <p>{t('party.leaveTasks')}</p>
          <Segment
            label={t('party.leaveTasks')}
            value={keep}
            options={[
              { value: 'keep-all', label: t('party.keepTasks') },
              { value: 'remove-all', label: t('party.removeTasks') },
            ]}
            onChange={setKeep}
          />
        </div>
      )}
    </Dialog>
  );
}
