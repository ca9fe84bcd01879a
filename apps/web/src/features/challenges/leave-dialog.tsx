import { useState } from 'react';
import { challengeCalls } from 'virtual:calls/challenge';
import { t } from '../../i18n/i18n.ts';
import type { useAct } from '../../social-kit/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segment } from '../../ui/segment.tsx';
import type { Challenge } from './challenge.ts';

/** Asks before the player leaves, and what becomes of their tasks of it. */
export function LeaveDialog({
  challenge: { _id: challengeId, name },
  acting: { isBusy, act },
  onClose,
}: {
  readonly challenge: Challenge;
  readonly acting: ReturnType<typeof useAct>;
  readonly onClose: () => void;
}) {
  const [keep, setKeep] = useState<'keep-all' | 'remove-all'>('keep-all');
  const leave = async () => {
    await act(challengeCalls.leaveChallenge, { params: { challengeId }, body: { keep } });
    onClose();
  };
  return (
    <Dialog
      title={t('challenges.leaveTitle', { name })}
      description={t('challenges.leaveHint')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="destroy" busy={isBusy} onClick={() => void leave()}>
            {t('challenges.leave')}
          </Button>
        </>
      }
    >
      <Segment
        label={t('challenges.leaveHint')}
        value={keep}
        options={[
          { value: 'keep-all', label: t('challenges.keep') },
          { value: 'remove-all', label: t('challenges.remove') },
        ]}
        onChange={setKeep}
      />
    </Dialog>
  );
}
