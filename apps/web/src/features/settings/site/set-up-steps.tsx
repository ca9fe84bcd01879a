import { useState } from 'react';
import { usePlayerPart } from '../../../data/hooks.ts';
import { t } from '../../../i18n/i18n.ts';
import { MailStep } from './mail-step.tsx';
import type { Question } from './question.ts';
import { keepPlace, placeOf } from './set-up-place.ts';
import styles from './site.module.css';
import { BackupStep, JoinStep, ServerStep } from './site-steps.tsx';
import type { Site } from './use-site.ts';
import { YouStep } from './you-step.tsx';

/** How many questions there are. */
export const STEP_COUNT = 5;

interface SetUpStepsProps {
  readonly site: Site;
  readonly onName: (name: string) => void;
}

/** Which question is open and how many were answered, with what each can do. */
function usePlace({ site }: SetUpStepsProps) {
  const playerId = usePlayerPart(({ _id }) => _id);
  const { isSetUp } = site.choices;
  const [reached, setReached] = useState(() => (isSetUp ? STEP_COUNT : placeOf(playerId)));
  const [open, setOpen] = useState(isSetUp ? -1 : reached);
  const isOver = isSetUp && reached >= STEP_COUNT;
  const goOn = (place: number) => {
    const next = Math.max(reached, place + 1);
    setReached(next);
    keepPlace(playerId, next);
    setOpen(next < STEP_COUNT ? next : -1);
  };
  const questionAt = (place: number): Question => {
    const isLast = place === STEP_COUNT - 1;
    const back = { label: t('setUp.back'), onClick: () => setOpen(place - 1) };
    const skip = { label: t('setUp.skip'), onClick: () => goOn(place) };
    const leave = { label: t('ui.cancel'), onClick: () => setOpen(isOver ? -1 : reached) };
    const isBehind = place < reached;
    return {
      site,
      isGuided: !isBehind,
      number: place + 1,
      state: open === place ? 'open' : isBehind ? 'done' : 'later',
      saveLabel: t(isBehind ? 'setUp.save' : isLast ? 'setUp.finish' : 'setUp.next'),
      // The last question cannot be skipped: its answer ends the set-up.
      others: isBehind ? [leave] : isLast ? [back] : [back, skip],
      onOpen: () => setOpen(place),
      onDone: () => goOn(place),
    };
  };
  return questionAt;
}

/** The questions of the set-up, one after the other. Those that are answered can be changed. */
export function SetUpSteps(props: SetUpStepsProps) {
  const questionAt = usePlace(props);
  return (
    <ol className={styles['steps']}>
      <YouStep {...questionAt(0)} onName={props.onName} />
      <ServerStep {...questionAt(1)} />
      <JoinStep {...questionAt(2)} />
      <MailStep {...questionAt(3)} />
      <BackupStep {...questionAt(4)} />
    </ol>
  );
}
