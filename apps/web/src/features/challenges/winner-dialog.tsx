import { useDeferredValue, useState } from 'react';
import { challengeCalls } from 'virtual:calls/challenge';
import { t } from '../../i18n/i18n.ts';
import { Rich } from '../../i18n/rich.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Search } from '../../ui/icons.ts';
import type { Participant } from './challenge.ts';
import styles from './detail.module.css';
import { ParticipantList } from './participants-panel.tsx';
import type { PanelProps } from './prize-panel.tsx';

interface WinnerDialogProps extends PanelProps {
  readonly onDone: (winner: string) => void;
  readonly onClose: () => void;
}

/** Chooses who wins: search, the same rows, then one sentence with name and gems. */
export function WinnerDialog({ challenge, selfId, acting, onDone, onClose }: WinnerDialogProps) {
  const { _id: challengeId, prize } = challenge;
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim().replace(/^@/, ''));
  const [winner, setWinner] = useState<Participant>();
  const give = async ({ _id: winnerId, profile }: Participant) => {
    const isDone = await acting.act(challengeCalls.selectWinner, { params: { challengeId, winnerId } });
    if (isDone) onDone(profile.name);
  };
  return (
    <Dialog
      title={t('challenges.chooseWinner')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            kind="primary"
            busy={acting.isBusy}
            disabled={!winner}
            onClick={() => winner && void give(winner)}
          >
            {t(prize > 0 ? 'challenges.crown' : 'challenges.nameWinner')}
          </Button>
        </>
      }
    >
      <div className={styles['winner']}>
        <Field
          type="search"
          label={t('challenges.findMember')}
          icon={<Search size={18} aria-hidden="true" />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={styles['choice']}>
          <ParticipantList
            selfId={selfId}
            challengeId={challengeId}
            search={search}
            chosenId={winner?._id}
            onChoose={setWinner}
          />
        </div>
        <p role="status" className={styles['sentence']}>
          {winner ? (
            <Rich
              id="challenges.winnerSentence"
              values={{ name: winner.profile.name, count: prize }}
              parts={{ bold: <strong /> }}
            />
          ) : (
            t('challenges.winnerHint')
          )}
        </p>
      </div>
    </Dialog>
  );
}
