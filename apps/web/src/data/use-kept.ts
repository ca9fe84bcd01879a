import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf } from './api.ts';
import { readAnswer, removeAnswer, storeAnswer } from './kept-answers.ts';
import { queryClient } from './queries.ts';
import { currentSession } from './session.ts';

/** Debounced, in milliseconds: many changes in a row are stored once. */
const STORE_DELAY_MS = 800;

/** Shows what was kept of a query until the server answers; what has been answered stays. */
async function restore(userId: string, key: QueryKey): Promise<void> {
  const kept = await readAnswer(userId, hashKey(key)).catch(() => undefined);
  if (kept === undefined || queryClient.getQueryData(key) !== undefined) return;
  if (failureOf(queryClient.getQueryState(key)?.error)?.kind === 'refused') return;
  // Out of date from the beginning, so that it is asked for anew.
  queryClient.setQueryData(key, kept, { updatedAt: 1 });
}

/** Keeps what a query holds; nothing of a player who has signed out meanwhile. */
function store(userId: string, key: QueryKey): void {
  const answer = queryClient.getQueryData(key);
  if (answer === undefined || currentSession()?.userId !== userId) return;
  void storeAnswer(userId, hashKey(key), answer).catch(() => undefined);
}

/** Keeps what these queries hold from now on, until it is called off. */
function keep(userId: string, keys: readonly QueryKey[]): () => void {
  const byHash = new Map(keys.map((key) => [hashKey(key), key]));
  const changed = new Set<QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const storeChanged = () => {
    clearTimeout(timer);
    for (const key of changed) store(userId, key);
    changed.clear();
  };
  const note = (key: QueryKey) => {
    changed.add(key);
    clearTimeout(timer);
    timer = setTimeout(storeChanged, STORE_DELAY_MS);
  };
  for (const key of keys) if (queryClient.getQueryData(key) !== undefined) note(key);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    const key = byHash.get(event.query.queryHash);
    if (!key || event.type !== 'updated') return;
    if (event.action.type === 'success') note(key);
    else if (event.action.type === 'error' && failureOf(event.action.error)?.kind === 'refused') {
      changed.delete(key);
      void removeAnswer(userId, hashKey(key)).catch(() => undefined);
    }
  });
  addEventListener('pagehide', storeChanged);
  return () => {
    stop();
    removeEventListener('pagehide', storeChanged);
    storeChanged();
  };
}

/**
 * Keeps the last answers of these queries on this device and shows them until there are newer ones, so that a screen
 * that was open once opens without a server. A refusal ends that: what a player may no longer see is removed.
 */
export function useKept(userId: string, keys: readonly QueryKey[]): void {
  useEffect(() => {
    for (const key of keys) void restore(userId, key);
    return keep(userId, keys);
  }, [userId, keys]);
}
