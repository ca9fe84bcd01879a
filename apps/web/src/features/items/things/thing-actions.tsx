import * as rules from '@everdeed/rules';
import { cardCalls } from 'virtual:calls/card';
import { petCalls } from 'virtual:calls/pet';
import { subscriptionCalls } from 'virtual:calls/subscription';
import { nameOf } from '@everdeed/content/words';
import { Item } from '../../../art/item.tsx';
import { requestOf } from '../../../data/calls.ts';
import { defineAction } from '../../../data/define-action.ts';
import { gameAfter } from '../../../data/game.ts';
import { t } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { Pair } from './pairing.ts';

/** Hatches an egg with a potion. */
export const hatchPet = defineAction({
  kind: 'hatch',
  addsUp: true,
  call: ({ egg, potion }: Pair) => requestOf(petCalls.hatch, { params: { egg, hatchingPotion: potion } }),
  preview: (game, { egg, potion }, context) =>
    gameAfter(game, rules.hatch(context, game, { egg, hatchingPotion: potion })),
});

/** Opens the oldest of the monthly gifts. */
export const openGift = defineAction({
  kind: 'openMysteryItem',
  addsUp: true,
  call: () => requestOf(subscriptionCalls.openMysteryItem),
  preview: (game, _, context) => gameAfter(game, rules.openMysteryItem(context, game)),
  tell: {
    done: (_, { before, after }) => {
      const { owned } = after.player.items.gear;
      const found = before.player.purchased.plan.mysteryItems.find(
        (key, place) => owned[key] && after.player.purchased.plan.mysteryItems[place] !== key,
      );
      if (found === undefined) return undefined;
      return showToast({
        type: 'drop',
        picture: <Item family="gear" name={found} scale={1} />,
        text: t('things.giftOpened', { name: nameOf('gear', found) }),
        see: '/inventory/equipment',
      });
    },
  },
});

/** Puts away the oldest card of a kind. */
export const readCard = defineAction({
  kind: 'readCard',
  addsUp: true,
  call: ({ card }: { readonly card: string }) =>
    requestOf(cardCalls.readCard, { params: { cardType: card } }),
  preview: (game, { card }, context) => gameAfter(game, rules.readCard(context, game, { card })),
});

/** Every kind of action of the screen of things. */
export const thingActions = [hatchPet, openGift, readCard] as const;
