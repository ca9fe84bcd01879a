import { newId } from '../lib/new-id.ts';
import type { Settlement } from './drain.ts';
import type { StoredEntry } from './stored-entry.ts';

/** Messages between the tabs of a browser. A tab may still run the previous release. */
export type TabMessage =
  | { readonly kind: 'queued'; readonly entry: StoredEntry }
  | { readonly kind: 'settled'; readonly entry: StoredEntry; readonly settlement: Settlement };

/** Id of this tab for the lifetime of the page. */
export const thisTab = newId();

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('everdeed');

export function tellTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  channel?.postMessage(message);
}

export function hearTabs(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
}

/** Runs `work` in one tab at a time; the others wait for their turn. */
export async function inOneTab(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('everdeed-outbox', work);
  else await work();
}
