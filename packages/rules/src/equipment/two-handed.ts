import type { Message } from '../message.ts';
import { findGear, type Gear, type MessageKey } from '@everdeed/content';
import { nameRef } from '../names.ts';
import type { WornGear } from '../state/player.ts';

/** The key of an empty slot. */
export const bareSlot = (slot: string): string => `${slot}_base_0`;

/**
 * Frees the other hand after `item` was put on (rules-play-and-shops 3.2): a shield takes a two-handed weapon
 * off, a two-handed weapon takes the shield off. Changes `worn` and returns a message if anything was taken
 * off.
 */
export function freeOtherHand(worn: WornGear, item: Gear): Message | undefined {
  const weapon = worn.weapon === undefined ? undefined : findGear(worn.weapon);
  const shield = worn.shield === undefined ? undefined : findGear(worn.shield);
  if (item.type === 'shield' && weapon?.twoHanded) {
    worn.weapon = bareSlot('weapon');
    return handsMessage('messageTwoHandedUnequip', weapon, item);
  }
  if (item.twoHanded && shield && shield.key !== bareSlot('shield')) {
    worn.shield = bareSlot('shield');
    return handsMessage('messageTwoHandedEquip', item, shield);
  }
  return undefined;
}

const handsMessage = (key: MessageKey, twoHanded: Gear, offHanded: Gear): Message => ({
  key,
  params: { twoHandedText: nameRef('gear', twoHanded.key), offHandedText: nameRef('gear', offHanded.key) },
});
