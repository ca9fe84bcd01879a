import { Suspense, useDeferredValue, useEffect } from 'react';
import { useMaybePlayer } from '../data/hooks.ts';
import { useGame } from '../data/store.ts';
import { useDayWatch } from './day-watch.ts';
import { lazyPart } from './lazy-screen.tsx';
import { type Moment, momentOf, useClassChoice, useLevelUp, watchLevel } from './moment-queue.ts';
import { useApprovedTasks } from './approved-tasks.ts';
import { useCheckInToast } from './check-in-toast.ts';
import { useRestingHand } from './use-resting-hand.ts';

/** All dialogs in one: the first that is shown brings the file that has them. */
const MomentDialog = lazyPart('moments', async () => (await import('./moment-dialog.tsx')).MomentDialog);

/**
 * What waits for the hand to rest. The question about yesterday and the welcome come before anything is done; what was
 * asked for waits for nothing.
 */
function interruptionOf(moment: Moment | undefined): string | undefined {
  if (!moment || moment.kind === 'day' || moment.kind === 'welcome') return undefined;
  if (moment.kind === 'classChoice' && moment.isAsked) return undefined;
  return moment.kind === 'levelUp' ? `levelUp ${moment.level}` : moment.kind;
}

/** Dialogs that open by themselves, one at a time. */
export function Moments() {
  const player = useDeferredValue(useMaybePlayer());
  const level = useLevelUp((state) => state.level);
  const dayIsAsked = useDayWatch();
  useEffect(watchLevel, []);
  useCheckInToast();
  useApprovedTasks();
  const wantsClass = useClassChoice((state) => state.isWanted);
  const pending = useGame((state) => state.pending);
  const moment = player && momentOf(player, level, wantsClass, pending);
  const interruption = interruptionOf(moment);
  const isResting = useRestingHand(interruption);
  if (!moment || (interruption !== undefined && !isResting)) return null;
  return (
    <Suspense fallback={null}>
      <MomentDialog moment={moment} dayIsAsked={dayIsAsked} />
    </Suspense>
  );
}
