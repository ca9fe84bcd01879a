import { useState } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { t } from '../../i18n/i18n.ts';
import { useAct } from '../../social-kit/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segment } from '../../ui/segment.tsx';
import { gemsInBank } from './bank.ts';
import styles from './guilds.module.css';
import type { Guild } from './queries.ts';

interface LeaveDialogProps {
  readonly guild: Guild;
  readonly leads: boolean;
  readonly hasChallenges: boolean;
  readonly onLeft: () => void;
  readonly onClose: () => void;
}

/** What leaving means: a private guild goes with its last member (wire-groups-and-admin 1.7). */
function hintOf({ privacy, memberCount }: Guild, leads: boolean) {
  if (privacy === 'private' && memberCount <= 1) return 'guilds.leaveLast';
  if (leads && memberCount > 1) return 'guilds.leaveLead';
  return privacy === 'public' ? 'guilds.leavePublic' : 'guilds.leavePrivate';
}

/** Asks before the player leaves, and what becomes of the tasks of the guild's challenges. */
export function LeaveDialog({ guild, leads, hasChallenges, onLeft, onClose }: LeaveDialogProps) {
  // A guild that has been left may be hidden: it is not asked for again.
  const { isBusy, act } = useAct(() => undefined);
  const [keep, setKeep] = useState<'keep-all' | 'remove-all'>('keep-all');
  const leave = async () => {
    const params = { params: { groupId: guild._id }, query: { keep }, body: {} };
    if (await act(groupCalls.leaveGroup, params)) onLeft();
    else onClose();
  };
  return (
    <Dialog
      title={t('guilds.leaveTitle', { name: guild.name })}
      description={t(hintOf(guild, leads), { count: gemsInBank(guild) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="destroy" busy={isBusy} onClick={() => void leave()}>
            {t('guilds.leave')}
          </Button>
        </>
      }
    >
      {hasChallenges && (
        <div className={styles['choice']}>
          <p>{t('guilds.leaveTasks')}</p>
          <Segment
            label={t('guilds.leaveTasks')}
            value={keep}
            options={[
              { value: 'keep-all', label: t('guilds.keepTasks') },
              { value: 'remove-all', label: t('guilds.removeTasks') },
            ]}
            onChange={setKeep}
          />
        </div>
      )}
    </Dialog>
  );
}
