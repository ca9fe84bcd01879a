import { send } from './api.ts';
import { requestOf } from './deeds.ts';
import { drain, pauseAfter, type Settlement } from './drain.ts';
import type { OutboxEntry } from './game.ts';
import { acceptBase, refreshGame } from './load.ts';
import { listEntries, removeEntry, storeEntry } from './local-db.ts';
import { settleSaved } from './settle.ts';
import { isSettled, noteSettled } from './settled-acts.ts';
import { changeGame, useGame } from './store.ts';
import { hearTabs, inOneTab, tellTabs, thisTab } from './tabs.ts';

type SettledListener = (entry: OutboxEntry, settlement: Settlement) => void;
const listeners = new Set<SettledListener>();

/** Hears how acts ended, whichever tab sent them. */
export function onSettled(listener: SettledListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const without = (entry: OutboxEntry) => useGame.getState().pending.filter(({ id }) => id !== entry.id);

/** Takes a settled act out of the line and its outcome into what is known. */
function applySettlement(entry: OutboxEntry, settlement: Settlement): void {
  const { base, userId } = useGame.getState();
  noteSettled(entry.id);
  if (entry.userId !== userId) return;
  const pending = without(entry);
  if (settlement.kind !== 'saved' || !base) changeGame({ pending });
  else {
    const { game, stale } = settleSaved(base, entry, settlement.answer);
    acceptBase(game, { pending });
    if (stale) scheduleRefresh();
  }
  if (settlement.kind === 'refused') scheduleRefresh();
  for (const listener of listeners) listener(entry, settlement);
}

let refreshTimer: ReturnType<typeof setTimeout> | undefined;
const REFRESH_DELAY_MS = 60;

/** Several acts in a row need one refetch. */
function scheduleRefresh(): void {
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => void refreshGame(), REFRESH_DELAY_MS);
}

const sendEntry = (entry: OutboxEntry) =>
  send({ ...requestOf(entry.deed), operationId: entry.id, actedAt: entry.at });

async function settle(entry: OutboxEntry, settlement: Settlement): Promise<void> {
  if (entry.seq !== undefined) await removeEntry(entry.seq);
  applySettlement(entry, settlement);
  tellTabs({ kind: 'settled', entry, settlement });
}

let attempts = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

async function drainOnce(userId: string): Promise<void> {
  const end = await drain({ list: () => listEntries(userId), send: sendEntry, settle });
  changeGame({ unreachable: end.kind === 'unreachable', blocked: end.kind === 'blocked' });
  if (end.kind === 'empty') {
    attempts = 0;
    return;
  }
  const asked = end.kind === 'blocked' ? end.retryAfterMs : undefined;
  retryTimer = setTimeout(() => void sendWaiting(), asked ?? pauseAfter(attempts));
  attempts += 1;
}

/** Sends what waits, now. Safe to call at any time. */
export async function sendWaiting(): Promise<void> {
  clearTimeout(retryTimer);
  await inOneTab(async () => {
    const { userId } = useGame.getState();
    if (userId) await drainOnce(userId);
  });
}

/** Puts an act at the end of the line: on the screen now, on disk next, to the server as soon as may be. */
export function enqueue(entry: OutboxEntry): void {
  changeGame({ pending: [...useGame.getState().pending, entry] });
  void persistAndSend(entry);
}

async function persistAndSend(entry: OutboxEntry): Promise<void> {
  const stored = await storeEntry(entry).catch(() => undefined);
  if (!stored) {
    await sendWithoutDisk(entry);
    return;
  }
  const { pending } = useGame.getState();
  if (pending.some(({ id }) => id === entry.id)) changeGame({ pending: [...without(entry), stored] });
  tellTabs({ kind: 'queued', entry: stored });
  await sendWaiting();
}

/** The disk is closed to us (private mode, full): the act goes straight to the server. */
async function sendWithoutDisk(entry: OutboxEntry): Promise<void> {
  const reply = await sendEntry(entry);
  if (reply.ok) return settle(entry, { kind: 'saved', answer: reply.answer });
  if (reply.failure.kind === 'refused') return settle(entry, { kind: 'refused', failure: reply.failure });
  changeGame({ unreachable: true });
  retryTimer = setTimeout(() => void sendWithoutDisk(entry), pauseAfter(attempts));
  attempts += 1;
}

/** Joins the tabs together and sends again whenever there is hope. */
export function startOutbox(): void {
  hearTabs((message) => {
    if (message.kind === 'settled') applySettlement(message.entry, message.settlement);
    else if (message.entry.userId === useGame.getState().userId && !isSettled(message.entry.id)) {
      changeGame({ pending: [...without(message.entry), message.entry] });
    }
  });
  addEventListener('online', () => void sendWaiting());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendWaiting();
  });
}

export const isFromThisTab = ({ tab }: OutboxEntry): boolean => tab === thisTab;
