import type { OutboxEntry } from './action.ts';
import { sendRequest } from './api.ts';
import { drain, isSendable, isTemporary, pauseAfter, type Sendable, type Settlement } from './drain.ts';
import { acceptBase, refreshGame } from './load.ts';
import { listEntries, removeEntry, storeEntry } from './local-db.ts';
import { headResult } from './projection.ts';
import { currentSession } from './session.ts';
import { settleSaved } from './settle.ts';
import { isSettled, noteSettled } from './settled-actions.ts';
import { readEntry } from './stored-entry.ts';
import { changeGame, useGame } from './store.ts';
import { hearTabs, inOneTab, tellTabs, thisTab } from './tabs.ts';

type SettledListener = (entry: OutboxEntry, settlement: Settlement) => void;
const listeners = new Set<SettledListener>();

/** Listens for settled actions, whichever tab sent them. */
export function onSettled(listener: SettledListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const without = (entry: OutboxEntry) => useGame.getState().pending.filter(({ id }) => id !== entry.id);

/** Removes a settled entry from the queue and applies its outcome to the base. */
function applySettlement(entry: OutboxEntry, settlement: Settlement): void {
  const { base, userId, projection } = useGame.getState();
  noteSettled(entry.id);
  if (entry.userId !== userId) return;
  const pending = without(entry);
  if (settlement.kind !== 'saved' || !base) changeGame({ pending });
  else {
    const previewed = headResult(projection, base, entry.id);
    const { game, stale } = settleSaved(base, entry, settlement.answer, previewed);
    acceptBase(game, { pending });
    if (stale) scheduleRefresh();
  }
  if (settlement.kind === 'refused') scheduleRefresh();
  for (const listener of listeners) listener(entry, settlement);
}

let refreshTimer: ReturnType<typeof setTimeout> | undefined;
const REFRESH_DELAY_MS = 60;

/** Debounced: several settlements in a row need one refetch. */
function scheduleRefresh(): void {
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => void refreshGame(), REFRESH_DELAY_MS);
}

const sendEntry = ({ request, id, at }: Sendable) => sendRequest(request, { operationId: id, actedAt: at });

async function settle(entry: OutboxEntry, settlement: Settlement): Promise<void> {
  if (entry.seq !== undefined) await removeEntry(entry.seq);
  applySettlement(entry, settlement);
  tellTabs({ kind: 'settled', entry, settlement });
}

let attempts = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

const isSignedIn = (userId: string): boolean => currentSession()?.userId === userId;

/** What waits and can be sent: nothing while the player is signed out, which another tab may have heard first. */
async function listSendable(userId: string): Promise<readonly OutboxEntry[]> {
  const entries = await listEntries(userId);
  return isSignedIn(userId) ? entries : [];
}

async function drainOnce(userId: string): Promise<void> {
  const end = await drain({ list: () => listSendable(userId), send: sendEntry, settle });
  changeGame({ unreachable: end.kind === 'unreachable', blocked: end.kind === 'blocked' });
  if (end.kind === 'empty') {
    attempts = 0;
    return;
  }
  const asked = end.kind === 'blocked' ? end.retryAfterMs : undefined;
  retryTimer = setTimeout(() => void sendWaiting(), asked ?? pauseAfter(attempts));
  attempts += 1;
}

/** Sends waiting actions now. Safe to call at any time. */
export async function sendWaiting(): Promise<void> {
  clearTimeout(retryTimer);
  await inOneTab(async () => {
    const { userId } = useGame.getState();
    if (userId) await drainOnce(userId);
  });
}

/** Stores an entry that is already shown, then sends it as soon as possible. */
export async function persistAndSend(entry: OutboxEntry): Promise<void> {
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

/** Used when storage is unavailable (private mode, full disk): the entry goes straight to the server. */
async function sendWithoutDisk(entry: OutboxEntry): Promise<void> {
  if (!isSendable(entry)) return;
  const reply = isSignedIn(entry.userId) ? await sendEntry(entry) : undefined;
  if (reply?.ok) return settle(entry, { kind: 'saved', answer: reply.answer });
  const failure = reply?.failure;
  if (failure?.kind === 'refused' && !isTemporary(failure))
    return settle(entry, { kind: 'refused', failure });
  changeGame({ unreachable: true });
  retryTimer = setTimeout(() => void sendWithoutDisk(entry), pauseAfter(attempts));
  attempts += 1;
}

/** Connects the tabs, and retries when the network may be back. */
export function startOutbox(): void {
  hearTabs((message) => {
    const entry = readEntry(message.entry);
    if (message.kind === 'settled') applySettlement(entry, message.settlement);
    else if (entry.userId === useGame.getState().userId && !isSettled(entry.id))
      changeGame({ pending: [...without(entry), entry] });
  });
  addEventListener('online', () => void sendWaiting());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendWaiting();
  });
}

export const isFromThisTab = ({ tab }: OutboxEntry): boolean => tab === thisTab;
