import type { Refusal } from '@everdeed/rules';
import type { Dispatched } from '../data/action.ts';
import { onFailure, type SentRequest } from '../data/api.ts';
import { definitionOf } from '../data/define-action.ts';
import { onDispatch, onRefusal } from '../data/dispatch.ts';
import type { Settlement } from '../data/drain.ts';
import type { OutboxEntry } from '../data/action.ts';
import { isFromThisTab, onSettled } from '../data/outbox.ts';
import { explainFailure, type Failure } from '../data/reply.ts';
import { noteEnded, setSession } from '../data/session.ts';
import { useGame } from '../data/store.ts';
import { t } from '../i18n/i18n.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { showError, withdrawToast } from '../ui/toast-store.ts';

/** Ids of the toasts about unconfirmed actions, by entry id. */
const toastIds = new Map<string, string>();

/** Ids of the entries whose toasts wait for the paint of what they changed. */
const untold = new Set<string>();

function tellDone(done: Dispatched): void {
  const { action, id } = done.entry;
  untold.add(id);
  afterPaint(() => {
    const toast = untold.delete(id) ? definitionOf(action)?.tell?.done?.(action, done) : undefined;
    if (toast !== undefined) toastIds.set(id, toast);
  });
}

/** Dismisses the gains of an action that the server refused. */
function takeBack(id: string, isRefused: boolean): void {
  const toast = toastIds.get(id);
  toastIds.delete(id);
  if (isRefused) untold.delete(id);
  if (toast && isRefused) withdrawToast(toast);
}

function tellSettled(entry: OutboxEntry, settlement: Settlement): void {
  takeBack(entry.id, settlement.kind === 'refused');
  if (!isFromThisTab(entry) || settlement.kind !== 'saved') return;
  const { data, message } = settlement.answer;
  definitionOf(entry.action)?.tell?.saved?.(data, message, entry.id);
}

const REFUSALS: Readonly<Record<string, () => string>> = {
  messageNotEnoughGold: () => t('error.notEnoughGold'),
  // What the calendar of the shops has taken away since the screen heard of it.
  notAvailable: () => t('error.notForSale'),
  messageNotAvailable: () => t('error.notForSale'),
  mysterySetNotFound: () => t('error.notForSale'),
};

/** Refusals that show no toast, whether they come from here or from the server (seed 1, section 8). */
const SILENT_REFUSALS = new Set<string>(['messageNotificationNotFound']);

function tellRefusal({ key }: Refusal): void {
  if (!SILENT_REFUSALS.has(key)) showError(REFUSALS[key]?.() ?? t('error.notAllowed'), false);
}

/** Signs out: a suspended account reads the server's reason, everybody else finds one on the sign-in page. */
function endSession(isSuspended: boolean): void {
  untold.clear();
  for (const id of toastIds.keys()) takeBack(id, true);
  if (isSuspended) setSession(undefined);
  else noteEnded();
}

/** Whether the screen says what became of an action by itself. */
function isShown(operationId: string | undefined): boolean {
  const entry = useGame.getState().pending.find(({ id }) => id === operationId);
  return entry !== undefined && definitionOf(entry.action)?.tell?.isInPlace?.(entry.action) === true;
}

/** Shows the failures of calls that do not handle them themselves (seed 1, section 8). */
function hearFailure(failure: Failure, { operationId, quiet }: SentRequest): void {
  if (failure.kind === 'network') {
    // The standing banner already reports waiting actions.
    if (failure.status !== undefined && operationId === undefined) showError(t('error.network'), false);
    return;
  }
  const isUnknown = failure.error === 'invalid_credentials';
  if (quiet) return;
  const isSuspended = failure.code === 'accountSuspended';
  if (isUnknown || isSuspended || failure.code === 'invalidCredentials') endSession(isSuspended);
  if (isUnknown || failure.error === 'NotificationNotFound' || isShown(operationId)) return;
  for (const text of explainFailure(failure, t('error.network'))) showError(text, failure.status !== 502);
}

/** Shows toasts about actions and failures, wherever they happen. Call once. */
export function startOutcomes(): void {
  onDispatch(tellDone);
  onRefusal((_, refusal) => tellRefusal(refusal));
  onSettled(tellSettled);
  onFailure(hearFailure);
}
