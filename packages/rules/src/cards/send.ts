import { notify } from '../notifications/notify.ts';
import type { Spell } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import type { Player } from '../state/player.ts';

/** Field with the names of a card's senders. */
export const receivedKey = (card: string): string => `${card}Received`;

function count({ achievements }: Player, card: string): void {
  achievements[card] = Number(achievements[card] ?? 0) + 1;
}

/** A card on its way; `caster` is a draft. */
interface Sending {
  readonly ctx: RuleContext;
  readonly caster: Player;
  readonly spell: Pick<Spell, 'key' | 'value'>;
}

/**
 * Sends a card to a party member or to oneself. Both players count it; a card to oneself counts once
 * (rules-play-and-shops 1.11).
 */
export function sendCard({ ctx, caster, spell }: Sending, target: Player): void {
  count(caster, spell.key);
  if (target !== caster) count(target, spell.key);
  const from = caster.profile.name;
  const received = target.items.special[receivedKey(spell.key)];
  target.items.special[receivedKey(spell.key)] = [...(Array.isArray(received) ? received : []), from];
  notify(ctx, target, 'CARD_RECEIVED', { card: spell.key, from: { id: caster._id, name: from } });
  target.flags.cardReceived = true;
  caster.stats.gp -= spell.value ?? 0;
}
