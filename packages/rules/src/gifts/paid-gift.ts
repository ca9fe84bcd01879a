import type { RuleContext } from '../command.ts';
import { withoutMarks } from '../chat/mentions.ts';
import type { NewPrivateMessage } from '../inbox/message.ts';
import { privateMessage } from '../inbox/write.ts';
import type { Message } from '../message.ts';
import type { PairScene } from '../scenes.ts';
import type { Player } from '../state/player.ts';

/** The name by which a gift calls a player. */
export const nameOf = ({ auth, profile }: Player): string => auth.local.username ?? profile.name;

/** The message to both players that comes with a gift that was paid for (rules-play-and-shops 8.7). */
export function paidGift(
  ctx: RuleContext,
  pair: PairScene,
  { key, params }: Message,
  text: string,
): NewPrivateMessage {
  const names = { username: nameOf(pair.receiver), sender: nameOf(pair.player) };
  return privateMessage(ctx, pair, {
    gift: { key, params: { ...params, ...names } },
    text,
    unformattedText: withoutMarks(text),
    client: undefined,
  });
}
