import { type Player, TAVERN_ID } from '@everdeed/rules';
import { useEffect, useState } from 'react';
import { keptRecord } from '../lib/kept-record.ts';
import { type ChatLine, isForeign } from './chat-types.ts';

/** When a chat was last looked at, by this device's clock, and the instant of its newest line then; in milliseconds. */
interface Look {
  readonly at: number;
  readonly upTo: number;
}

/** By player and group. The server knows only that something is unread; since when, each device remembers for itself. */
const { read, write } = keptRecord<Look>('everdeed-looks');

/** What others, or the game, have said since the player last looked. */
export interface NewLines {
  /** Id of the newest one. */
  readonly from: string;
  readonly count: number;
  /** Whether there may be more among the lines that are not fetched yet. */
  readonly isMore: boolean;
  /** When the player last looked, in milliseconds since 1970. */
  readonly since: number;
}

/** The new ones among `lines`, which begin with the newest; undefined if there are none. */
export function newLines(
  lines: readonly ChatLine[],
  { at: since, upTo }: Look,
  hasEarlier: boolean,
): NewLines | undefined {
  const fresh = lines.filter((line) => isForeign(line) && line.at > upTo);
  const [newest] = fresh;
  const isMore = hasEarlier && (lines.at(-1)?.at ?? 0) > upTo;
  return newest && { from: newest.id, count: fresh.length, isMore, since };
}

/** The instant of the newest line that the server has, 0 if there is none. */
const newestAt = (lines: readonly ChatLine[]): number =>
  Math.max(0, ...lines.filter((line) => line.kind === 'told' || line.state === 'sent').map(({ at }) => at));

/** Notes up to where a chat is looked at, for as long as it is. */
function useLooking(key: string, upTo: number | undefined): void {
  useEffect(() => {
    if (upTo === undefined) return undefined;
    const note = () => write(key, { at: Date.now(), upTo });
    const noteIfSeen = () => document.visibilityState === 'visible' && note();
    noteIfSeen();
    document.addEventListener('visibilitychange', note);
    return () => {
      document.removeEventListener('visibilitychange', note);
      noteIfSeen();
    };
  }, [key, upTo]);
}

/** A chat as it is on the screen. */
interface Shown {
  readonly groupId: string;
  /** Newest first. */
  readonly lines: readonly ChatLine[];
  /** Whether they were fetched since the chat was opened. */
  readonly isFetched: boolean;
  readonly hasEarlier: boolean;
}

/**
 * What is new since the player last looked, as it was when the chat was opened: it goes when the page is left (UI,
 * "Chat"). Undefined if nothing is, or all was read on another device. The tavern does not tell what is unread. The chat
 * may be there before the server has told what of it is unread; what arrives afterwards is no reason.
 */
export function useNewLines(player: Player, { groupId, lines, isFetched, hasEarlier }: Shown) {
  const key = `${player._id}/${groupId}`;
  const [look] = useState(() => read()[key]);
  const [found, setFound] = useState<NewLines | null>();
  if (isFetched && found === undefined) setFound((look && newLines(lines, look, hasEarlier)) || null);
  const isUnread = groupId === TAVERN_ID || player.newMessages[groupId]?.value === true;
  const isAsFound = !found || lines.find(isForeign)?.id === found.from;
  const [wasUnread, setWasUnread] = useState(isUnread);
  if (isUnread && isAsFound && !wasUnread) setWasUnread(true);
  useLooking(key, isFetched ? newestAt(lines) : undefined);
  return (wasUnread && found) || undefined;
}
