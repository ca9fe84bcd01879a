import { useState } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segment } from '../../ui/segment.tsx';
import { heldBy, lossOf } from './leaving.ts';
import type { Party } from './queries.ts';
import { useAct } from '../../social-kit/use-act.ts';
import styles from './party.module.css';

interface LeaveDialogProps {
  readonly party: Party;
  readonly selfId: string;
  readonly leads: boolean;
  readonly hasChallenges: boolean;
  readonly onClose: () => void;
}

/** Asks before the player leaves, and what becomes of the tasks of the party's challenges; or says what holds them. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { party, selfId, leads, onClose } = props;
  const holds = heldBy(party, selfId, leads);
  return holds === undefined ? (
    <Ask {...props} />
  ) : (
    <Dialog
      title={t('party.leaveHeld', { name: party.name })}
      description={t(holds, { count: party.memberCount })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui.close')}</Button>}
    />
  );
}

function Ask({ party, leads, hasChallenges, onClose }: LeaveDialogProps) {
  // A party that has been left is not asked for again.
  const { isBusy, act } = useAct(() => undefined);
  const [keep, setKeep] = useState<'keep-all' | 'remove-all'>('keep-all');
  const leave = async () => {
    await act(groupCalls.leaveGroup, { params: { groupId: party._id }, query: { keep }, body: {} });
    onClose();
  };
  return (
    <Dialog
      title={t('party.leaveTitle', { name: party.name })}
      description={lossOf(party, leads)
        .map((loss) => t(loss))
        .join(' ')}
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
