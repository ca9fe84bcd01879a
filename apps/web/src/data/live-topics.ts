import { fieldsIn } from '@everdeed/content/values';
import type { LiveEvent, LiveTopic } from '@everdeed/contract';
import { onLiveData } from './live.ts';

/** What a topic tells of: `missed` says that anything of it may have changed meanwhile. */
export type TopicEvent = Exclude<LiveEvent, { kind: 'player' | 'tasks' }>;

/** Somebody who comes back to the page after longer than this may have missed something, in milliseconds: our own. */
const AWAY_MS = 20_000;

/** Reads an event; undefined if it is none that a screen follows. The server's tests hold it to the contract. */
function readEvent(data: string): TopicEvent | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server sends it by the contract
    const event = fieldsIn(JSON.parse(data)) as LiveEvent;
    return event.kind === 'player' || event.kind === 'tasks' ? undefined : event;
  } catch {
    return undefined;
  }
}

/** Calls `catchUp` on return to the page after a while, and once the network is back. */
function onReturn(catchUp: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let leftAt = document.visibilityState === 'hidden' ? 0 : Number.POSITIVE_INFINITY;
  const look = () => {
    if (document.visibilityState === 'hidden') leftAt = Date.now();
    else if (Date.now() - leftAt > AWAY_MS) catchUp();
  };
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('online', catchUp, { signal });
  return () => stop.abort();
}

/**
 * Follows the events of a topic: a group, a challenge, or the private messages of the player. `missed` is told whenever
 * some may have been lost, also after sleep and without a network. Returns a stop function.
 */
export function followTopic(topic: LiveTopic, hear: (event: TopicEvent) => void): () => void {
  const catchUp = () => hear({ kind: 'missed', topic });
  const stopData = onLiveData((data) => {
    if (data === '') return catchUp();
    const event = readEvent(data);
    if (event?.topic === topic) hear(event);
  });
  const stopReturn = onReturn(catchUp);
  return () => {
    stopData();
    stopReturn();
  };
}
