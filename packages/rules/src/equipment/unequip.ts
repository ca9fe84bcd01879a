import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { gearTypes } from '@everdeed/content';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Items, Player } from '../state/player.ts';
import { bareSlot } from './two-handed.ts';

const messages = {
  pet: 'messagePetMountUnEquipped',
  background: 'messageBackgroundUnEquipped',
  all: 'messageAllUnEquipped',
  costume: 'messageCostumeUnEquipped',
  equipped: 'messageBattleGearUnEquipped',
} as const;
type UnequipType = keyof typeof messages;

const isUnequipType = (type: string | undefined): type is UnequipType =>
  type !== undefined && Object.hasOwn(messages, type);

function strip(player: Player, set: 'equipped' | 'costume'): void {
  for (const slot of gearTypes) player.items.gear[set][slot] = bareSlot(slot);
}

function putAnimalsAway({ items }: Player): void {
  items.currentPet = '';
  items.currentMount = '';
}

/**
 * Unequips a whole part of the avatar (by default battle gear), or everything with `all`
 * (rules-play-and-shops 3.3).
 */
export function unequip(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { type = 'equipped' }: { readonly type?: string | undefined } = {},
): Result<Outcome<Items>, 'invalidTypeEquip'> {
  if (!isUnequipType(type)) return refuse('badRequest', 'invalidTypeEquip');
  return attempt(
    player,
    (draft, journal) => {
      if (type === 'pet' || type === 'all') putAnimalsAway(draft);
      if (type === 'background' || type === 'all') draft.preferences.background = '';
      if (type === 'equipped' || type === 'all') strip(draft, 'equipped');
      if (type === 'costume' || type === 'all') strip(draft, 'costume');
      journal.message = { key: messages[type] };
      return done;
    },
    ({ items }) => items,
  );
}
