import { experienceToPass, type Player, type Task } from '@everdeed/rules';
import { type Act, act, onAct, onRefusal, undo } from '../data/act.ts';
import { explainFailure, type Failure, onFailure, type Request } from '../data/api.ts';
import { isFromThisTab, onSettled } from '../data/outbox.ts';
import type { ScoreTold, ToldDrop } from '../data/settle.ts';
import { setSession } from '../data/session.ts';
import { formatNumber, formatSigned } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { plainTitle } from '../task-kit/plain-title.ts';
import { dismissToast, showError, showToast, type ToastFigure } from '../ui/toast-store.ts';
import { DropPicture, nameOfDrop } from './drop-picture.tsx';

/** Experience between two states, levels gained or lost in between counted in. */
export function experienceGained(before: Player['stats'], after: Player['stats']): number {
  let gained = after.exp - before.exp;
  for (let level = before.lvl; level < after.lvl; level += 1) gained += experienceToPass(level);
  for (let level = after.lvl; level < before.lvl; level += 1) gained -= experienceToPass(level);
  return gained;
}

const SMALLEST_SHOWN = 0.05;

function figuresOf(before: Player['stats'], after: Player['stats']): ToastFigure[] {
  const levelled = after.lvl > before.lvl;
  const changes = [
    ['heart', levelled ? 0 : after.hp - before.hp],
    ['star', experienceGained(before, after)],
    ['coin', after.gp - before.gp],
    ['drop', after.mp - before.mp],
  ] as const;
  return changes
    .filter(([, change]) => Math.abs(change) >= SMALLEST_SHOWN)
    .map(([icon, change]) => ({ icon, text: formatSigned(change), loss: change < 0 }));
}

/** What was done, in plain words, and the streak it kept. */
export function storyOf(before: Task, after: Task | undefined): string {
  const streak = after?.type === 'daily' && after.completed ? after.streak : 0;
  const title = plainTitle(before);
  return streak > 1 ? `${title}: ${t('outcome.streak', { count: streak })}` : title;
}

/** Toasts that tell what acts brought, by the id of the act, until the server has its say. */
const told = new Map<string, string>();

/** Tells what a tick brought, with the way back. */
function tellScore(done: Act): void {
  const { entry, before, after } = done;
  if (entry.deed.kind !== 'score') return;
  const { taskId } = entry.deed;
  const task = before.tasks.find(({ _id }) => _id === taskId);
  if (!task) return;
  const figures = figuresOf(before.player.stats, after.player.stats);
  const toast = showToast({
    type: figures.some(({ icon, loss }) => icon === 'heart' && loss) ? 'hp' : 'success',
    text: storyOf(
      task,
      after.tasks.find(({ _id }) => _id === taskId),
    ),
    figures,
    action: { label: t('ui.undo'), run: () => void undo(done), undo: true },
  });
  told.set(entry.id, toast);
}

/** What the server did not take was not gained either. */
function takeBack(id: string, isRefused: boolean): void {
  const toast = told.get(id);
  told.delete(id);
  if (toast && isRefused) dismissToast(toast);
}

async function tellDrop(drop: ToldDrop): Promise<void> {
  const text = drop.dialog ?? t('outcome.drop', { name: await nameOfDrop(drop) });
  showToast({ type: 'drop', picture: <DropPicture drop={drop} />, text });
}

function tellFinds({ _tmp }: ScoreTold): void {
  if (_tmp?.crit)
    showToast({
      type: 'crit',
      icon: 'star',
      text: t('outcome.critical', { percent: formatNumber((_tmp.crit - 1) * 100) }),
    });
  if (_tmp?.drop) void tellDrop(_tmp.drop);
}

type Refusal = Extract<Failure, { kind: 'refused' }>;

const REFUSALS: Readonly<Record<string, () => string>> = {
  messageNotEnoughGold: () => t('error.notEnoughGold'),
};

/** Errors without a toast: they are told by the screen, or nobody needs them (seed 1, section 8). */
function isSilent(failure: Refusal, path: string): boolean {
  return (
    failure.error === 'NotificationNotFound' ||
    failure.error === 'invalid_credentials' ||
    path.startsWith('/user/auth/')
  );
}

const SIGNED_OUT_CODES = new Set(['invalidCredentials', 'accountSuspended']);

function hearFailure(failure: Failure, { path, method, operationId }: Request): void {
  const isAct = operationId !== undefined;
  if (failure.kind === 'network') {
    // Acts that wait are told by the line under the banner.
    if (failure.status !== undefined && !isAct) showError(t('error.network'), false);
    return;
  }
  const locksOut = failure.error === 'invalid_credentials' || SIGNED_OUT_CODES.has(failure.code ?? '');
  if (locksOut && !path.startsWith('/user/auth/')) setSession(undefined);
  if (isSilent(failure, path) || (method === 'GET' && path.startsWith('/members'))) return;
  for (const text of explainFailure(failure, t('error.network'))) showError(text, failure.status !== 502);
}

/** Everything the game says about what was done, wherever it was done. Call once. */
export function startOutcomes(): void {
  onAct(tellScore);
  onRefusal((_, { key }) => showError(REFUSALS[key]?.() ?? t('error.notAllowed'), false));
  onSettled((entry, settlement) => {
    takeBack(entry.id, settlement.kind === 'refused');
    if (!isFromThisTab(entry) || settlement.kind !== 'saved') return;
    if (entry.deed.kind === 'score') tellFinds(settlement.answer.data as ScoreTold);
    if (entry.deed.kind === 'revive' && settlement.answer.message)
      showToast({ type: 'info', icon: 'skull', text: settlement.answer.message });
    if (entry.deed.kind === 'undo') showToast({ type: 'info', text: t('outcome.undone') });
  });
  onFailure(hearFailure);
}

/** Dismisses notices for good. */
export const readNotifications = (ids: readonly string[]) => act({ kind: 'readNotifications', ids });
