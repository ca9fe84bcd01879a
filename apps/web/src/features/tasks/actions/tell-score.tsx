import type { Task } from '@everdeed/rules';
import type { Dispatched } from '../../../data/action.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { figuresOf } from '../../../task-kit/figures.ts';
import { plainTitle } from '../../../task-kit/plain-title.ts';
import type { Drop, ScoreFinds } from '../../../task-kit/score-answer.ts';
import { dismissToast, type NewToast, showToast } from '../../../ui/toast-store.ts';
import { DropPicture, nameOfDrop } from './drop-picture.tsx';

/** Describes in plain words what was done, and the streak it kept. */
export function storyOf(before: Task, after: Task | undefined): string {
  const streak = after?.type === 'daily' && after.completed ? after.streak : 0;
  const title = plainTitle(before);
  return streak > 1 ? `${title}: ${t('outcome.streak', { count: streak })}` : title;
}

/** Shows a toast about a score of `task`, with an undo button. Returns the id of the toast. */
export function tellScore({ before, after }: Dispatched, task: Task, undo: () => void): string {
  const figures = figuresOf(before.player.stats, after.player.stats);
  return showToast({
    type: figures.some(({ icon, loss }) => icon === 'heart' && loss) ? 'hp' : 'success',
    text: storyOf(
      task,
      after.tasks.find(({ _id }) => _id === task._id),
    ),
    figures,
    action: { label: t('ui.undo'), run: undo, undo: true },
  });
}

/** Ids of toasts about finds, by the score that found them. */
const findToasts = new Map<string, readonly string[]>();
/** Scores that were taken back: what they found is gone, and not announced any more. */
const takenBack = new Set<string>();

function tellFind(scoreId: string, toast: NewToast): void {
  if (takenBack.has(scoreId)) return;
  findToasts.set(scoreId, [...(findToasts.get(scoreId) ?? []), showToast(toast)]);
}

async function tellDrop(drop: Drop, scoreId: string): Promise<void> {
  const text = drop.dialog ?? t('outcome.drop', { name: await nameOfDrop(drop) });
  tellFind(scoreId, { type: 'drop', picture: <DropPicture drop={drop} />, text, see: '/inventory/items' });
}

/** Shows toasts about critical hits and drops, which only the server knows; `scoreId` is the id of the score's entry. */
export function tellFinds({ crit, drop }: ScoreFinds, scoreId: string): void {
  if (crit)
    tellFind(scoreId, {
      type: 'crit',
      icon: 'star',
      text: t('outcome.critical', { percent: formatNumber((crit - 1) * 100) }),
    });
  if (drop) void tellDrop(drop, scoreId);
}

/** Takes away what was told about the finds of a score, and tells no more. */
export function takeBackFinds(scoreId: string): undefined {
  takenBack.add(scoreId);
  for (const id of findToasts.get(scoreId) ?? []) dismissToast(id);
}
