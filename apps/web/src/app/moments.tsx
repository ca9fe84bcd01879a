import { assertNever } from '@everdeed/content/values';
import type { Task } from '@everdeed/rules';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { dispatch } from '../data/dispatch.ts';
import { useMaybePlayer } from '../data/hooks.ts';
import { useGame } from '../data/store.ts';
import { revive, toggleSleep } from '../features/character/character-actions.ts';
import { readNotifications } from '../features/notifications/notification-actions.ts';
import { updatePlayer } from '../features/players/player-actions.ts';
import { createTasks } from '../features/tasks/actions/edit.ts';
import { useDayWatch } from './day-watch.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { type Moment, momentOf, useClassChoice, useLevelUp, watchLevel } from './moment-queue.ts';
import { useCheckInToast } from './check-in-toast.ts';
import { useRestingHand } from './use-resting-hand.ts';

const Yesterday = lazyScreen(
  'moments',
  async () => (await import('../features/day/yesterday.tsx')).Yesterday,
);
const Welcome = lazyScreen('moments', async () => (await import('../features/moments/welcome.tsx')).Welcome);
const Death = lazyScreen('moments', async () => (await import('../features/moments/death.tsx')).Death);
const LevelUp = lazyScreen('moments', async () => (await import('../features/moments/level-up.tsx')).LevelUp);
const CheckIn = lazyScreen('moments', async () => (await import('../features/moments/check-in.tsx')).CheckIn);
const FirstStepsDone = lazyScreen(
  'moments',
  async () => (await import('../features/moments/first-steps-done.tsx')).FirstStepsDone,
);
const Reborn = lazyScreen('moments', async () => (await import('../features/moments/reborn.tsx')).Reborn);
const UltimateGear = lazyScreen(
  'moments',
  async () => (await import('../features/moments/ultimate-gear.tsx')).UltimateGear,
);
const QuestDone = lazyScreen(
  'party',
  async () => (await import('../features/party/quest-done.tsx')).QuestDone,
);
const LowHealth = lazyScreen(
  'moments',
  async () => (await import('../features/moments/low-health.tsx')).LowHealth,
);

const ClassChoice = lazyScreen(
  'classes',
  async () => (await import('./class-choice-moment.tsx')).ClassChoiceMoment,
);

function begin(tasks: readonly Task[]): void {
  if (tasks.length > 0) dispatch(createTasks({ tasks }));
  dispatch(updatePlayer({ values: { 'flags.welcomed': true, 'flags.showTour': false } }));
}

const take = (notificationId: string) => dispatch(readNotifications({ ids: [notificationId] }));
const noteQuestRead = () => dispatch(updatePlayer({ values: { 'party.quest.completed': null } }));
const noteWarned = () => dispatch(updatePlayer({ values: { 'flags.warnedLowHealth': true } }));

function Shown({ moment, dayIsAsked }: { readonly moment: Moment; readonly dayIsAsked: boolean }) {
  switch (moment.kind) {
    case 'day':
      return dayIsAsked ? <Yesterday /> : null;
    case 'welcome':
      return <Welcome onBegin={begin} />;
    case 'death':
      return <Death onRevive={() => dispatch(revive())} />;
    case 'levelUp':
      return <LevelUp level={moment.level} onClose={() => useLevelUp.setState({ level: undefined })} />;
    case 'classChoice':
      return <ClassChoice isAsked={moment.isAsked} />;
    case 'firstSteps':
      return <FirstStepsDone onClose={() => take(moment.id)} />;
    case 'rebirth':
      return <Reborn onClose={() => take(moment.id)} />;
    case 'ultimateGear':
      return <UltimateGear onClose={() => take(moment.id)} />;
    case 'questDone':
      return <QuestDone quest={moment.quest} onClose={noteQuestRead} />;
    case 'checkIn':
      return <CheckIn notification={moment.notification} onTake={() => take(moment.notification.id)} />;
    case 'lowHealth':
      return <LowHealth onRest={() => dispatch(toggleSleep())} onClose={noteWarned} />;
    default:
      return assertNever(moment);
  }
}

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
  const wantsClass = useClassChoice((state) => state.isWanted);
  const pending = useGame((state) => state.pending);
  const moment = player && momentOf(player, level, wantsClass, pending);
  const interruption = interruptionOf(moment);
  const isResting = useRestingHand(interruption);
  if (!moment || (interruption !== undefined && !isResting)) return null;
  return (
    <Suspense fallback={null}>
      <Shown moment={moment} dayIsAsked={dayIsAsked} />
    </Suspense>
  );
}
