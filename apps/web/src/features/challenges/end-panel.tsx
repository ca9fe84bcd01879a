import { useState } from 'react';
import { useNavigate } from 'react-router';
import { challengeCalls } from 'virtual:calls/challenge';
import { t } from '../../i18n/i18n.ts';
import { MY_CHALLENGES_PATH } from '../../lib/challenge-address.ts';
import { Icon } from '../../art/icon.tsx';
import { useAct } from '../../social-kit/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { leaderIdOf } from './challenge.ts';
import styles from './detail.module.css';
import type { PanelProps } from './prize-panel.tsx';
import { WinnerDialog } from './winner-dialog.tsx';

interface EndPanelProps extends Omit<PanelProps, 'acting'> {
  /** Whether the player takes part: else joining is the next step. */
  readonly isJoined: boolean;
}

/** Ends the challenge, with or without a winner. */
export function EndPanel({ challenge, selfId, isJoined }: EndPanelProps) {
  // What has ended is not asked for again.
  const acting = useAct(() => undefined);
  const [open, setOpen] = useState<'winner' | 'delete'>();
  const navigate = useNavigate();
  const { _id: challengeId, name, prize, memberCount } = challenge;
  const leads = leaderIdOf(challenge) === selfId;
  const close = () => setOpen(undefined);
  const leave = (text: string) => {
    showToast({ type: 'success', text });
    void navigate(MY_CHALLENGES_PATH, { replace: true });
  };
  const end = async () => {
    const isDone = await acting.act(challengeCalls.deleteChallenge, { params: { challengeId } });
    if (isDone) leave(t('challenges.ended', { name }));
  };
  const refund = t(leads ? 'challenges.refund' : 'challenges.refundToLeader', { count: prize });
  return (
    <section className={styles['panel']} aria-labelledby="end-challenge">
      <h2 id="end-challenge">{t('challenges.end')}</h2>
      <p>{[t('challenges.endHint'), refund].join(' ')}</p>
      <div className={styles['actions']}>
        {memberCount > 0 && (
          <Button
            kind={isJoined ? 'primary' : 'secondary'}
            icon={<Icon name="trophy" />}
            onClick={() => setOpen('winner')}
          >
            {t('challenges.chooseWinner')}
          </Button>
        )}
        <Button kind="danger" busy={acting.isBusy} onClick={() => setOpen('delete')}>
          {t('challenges.endWithout')}
        </Button>
      </div>
      {open === 'winner' && (
        <WinnerDialog
          challenge={challenge}
          selfId={selfId}
          acting={acting}
          onDone={(winner) => leave(t('challenges.won', { name, winner }))}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <Confirm
          title={t('challenges.endTitle', { name })}
          hint={[t('challenges.endWithoutHint'), refund].join(' ')}
          yes={t('challenges.endWithout')}
          onYes={() => void end()}
          onClose={close}
        />
      )}
    </section>
  );
}
