import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findCard } from '@everdeed/content';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Items, Player } from '../state/player.ts';
import { receivedKey } from './send.ts';

interface ReadCardAnswer {
  readonly specialItems: Items['special'];
  readonly cardReceived: boolean;
}

function withdrawFirst(player: Player, card: string): void {
  const index = player.notifications.findIndex(
    ({ type, data }) => type === 'CARD_RECEIVED' && data.card === card,
  );
  if (index >= 0) player.notifications.splice(index, 1);
}

/** Removes the oldest received card of a kind, with its notification (rules-play-and-shops 1.11). */
export function readCard(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { card }: { readonly card?: string | undefined },
): Result<Outcome<ReadCardAnswer>, 'cardTypeNotAllowed' | 'cardTypeRequired'> {
  if (!card) return refuse('badRequest', 'cardTypeRequired');
  if (!findCard(card)) return refuse('notAuthorized', 'cardTypeNotAllowed');
  return attempt(
    player,
    (draft, journal) => {
      const received = draft.items.special[receivedKey(card)];
      if (Array.isArray(received)) received.shift();
      draft.flags.cardReceived = false;
      withdrawFirst(draft, card);
      journal.message = { key: 'readCard', params: { cardType: card } };
      return done;
    },
    ({ items, flags }) => ({ specialItems: items.special, cardReceived: flags.cardReceived }),
  );
}
