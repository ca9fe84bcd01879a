import type { MessageKey } from '@everdeed/content';
import { type Static, Type } from '@everdeed/contract';
import type { MessageParams, Player } from '@everdeed/rules';
import { jobKind } from '../jobs/kind.ts';
import type { Tx } from '../storage/stores.ts';
import { localise } from '../words/localise.ts';
import type { Work } from './work.ts';

/** Pushes what others did to one browser. */
export const newsPushJob = jobKind({
  name: 'push-news',
  payload: Type.Object({
    subscriptionId: Type.String(),
    title: Type.String(),
    body: Type.String(),
    /** Where it leads: a path of the site. */
    path: Type.String(),
    /** Names what it is about: a later one with the same tag takes its place on the screen. */
    tag: Type.String(),
    /** When it happened (ms). */
    at: Type.Number(),
  }),
});
export type NewsPush = Static<typeof newsPushJob.payload>;

/** Settings that switch a kind of push off: names in `preferences.pushNotifications` (wire-user-and-tasks 2). */
export type PushSwitch =
  | 'giftedGems'
  | 'giftedSubscription'
  | 'invitedGuild'
  | 'invitedParty'
  | 'invitedQuest'
  | 'mentionJoinedGuild'
  | 'mentionParty'
  | 'mentionUnjoinedGuild'
  | 'newPM'
  | 'partyActivity'
  | 'questStarted'
  | 'wonChallenge';

/** Something that others did, for the screen of a device. */
export interface Push {
  readonly to: Player;
  readonly wish: PushSwitch;
  readonly title: MessageKey;
  /** A key, or what somebody wrote. */
  readonly body: { readonly key: MessageKey } | { readonly text: string };
  readonly params: MessageParams;
  readonly path: string;
  readonly tag: string;
}

/** Characters of what somebody wrote: a push service takes 4 KiB, sealed (RFC 8291). */
const MAX_TEXT = 300;
const cut = (text: string): string => Array.from(text).slice(0, MAX_TEXT).join('');

/** Whether a player wants pushes of a kind. */
export const wantsPush = ({ preferences }: Player, wish: PushSwitch): boolean =>
  preferences.pushNotifications['unsubscribeFromAll'] !== true &&
  preferences.pushNotifications[wish] !== false;

/** Pushes to all browsers of a player, in their language, if they want pushes of this kind. */
export async function pushPlayer(
  { words, now }: Pick<Work, 'words' | 'now'>,
  tx: Tx,
  { to, wish, title, body, params, path, tag }: Push,
): Promise<void> {
  if (!wantsPush(to, wish)) return;
  const browsers = await tx.db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('player_id', '=', to._id)
    .orderBy('id')
    .execute();
  const { language = 'en' } = to.preferences;
  const named = localise(words, language, params);
  const say = (key: MessageKey) => cut(words.plain(language, key, named));
  for (const { id } of browsers) {
    const text = 'key' in body ? say(body.key) : cut(body.text);
    const payload = { subscriptionId: id, title: say(title), body: text, path, tag, at: now };
    await tx.enqueue(newsPushJob, payload, { userId: to._id });
  }
}

/** Pushes a gift of gems (rules-play-and-shops 4.15, wire-groups-and-admin 7.9). */
export const pushGems = (
  work: Pick<Work, 'words' | 'now'>,
  tx: Tx,
  to: Player,
  params: { readonly sender: string; readonly count: number },
): Promise<void> =>
  pushPlayer(work, tx, {
    to,
    wish: 'giftedGems',
    title: 'push.giftedGems.title',
    body: { key: 'push.giftedGems.body' },
    params,
    path: '/private-messages',
    tag: 'gift',
  });
