import { assertNever } from '@everdeed/content/values';
import type { Task } from '@everdeed/rules';
import { dispatch } from '../data/dispatch.ts';
import { revive, toggleSleep } from '../features/character/character-actions.ts';
import { Yesterday } from '../features/day/yesterday.tsx';
import { CheckIn } from '../features/moments/check-in.tsx';
import { Death } from '../features/moments/death.tsx';
import { FirstStepsDone } from '../features/moments/first-steps-done.tsx';
import { LevelUp } from '../features/moments/level-up.tsx';
import { LowHealth } from '../features/moments/low-health.tsx';
import { Reborn } from '../features/moments/reborn.tsx';
import { UltimateGear } from '../features/moments/ultimate-gear.tsx';
import { Welcome } from '../features/moments/welcome.tsx';
import { readNotifications } from '../features/notifications/notification-actions.ts';
import { updatePlayer } from '../features/players/player-actions.ts';
import { createTasks } from '../features/tasks/actions/edit.ts';
import { loadWords } from '../i18n/i18n.ts';
import { lazyPart } from './lazy-screen.tsx';
import { type Moment, useLevelUp } from './moment-queue.ts';

const QuestDone = lazyPart('party', async () => {
  const [{ QuestDone: Done }] = await Promise.all([
    import('../features/party/quest-done.tsx'),
    loadWords('social'),
  ]);
  return Done;
});
const ClassChoice = lazyPart(
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

interface MomentDialogProps {
  readonly moment: Moment;
  readonly dayIsAsked: boolean;
}

/** The dialog of a moment, over whatever page is open. */
export function MomentDialog({ moment, dayIsAsked }: MomentDialogProps) {
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
