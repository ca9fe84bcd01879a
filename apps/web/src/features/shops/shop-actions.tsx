import * as rules from '@everdeed/rules';
import { pinCalls } from 'virtual:calls/pin';
import { shopCalls } from 'virtual:calls/shop';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { asPlayer } from '../../data/domain.ts';
import { type Game, gameAfter, withPlayer } from '../../data/game.ts';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Purchase } from './purchase.ts';
import { ShopPicture } from './shop-picture.tsx';

/** What toasts show of an item: its name in the player's language and the name of its picture. */
interface Shown {
  readonly name: string;
  readonly picture: string;
}

interface Bought extends Purchase, Shown {
  readonly quantity: number;
}

function callFor({ type, key, quantity, hourglass }: Bought) {
  if (type === 'mystery') return requestOf(shopCalls.buyMysterySet, { params: { key } });
  return hourglass
    ? requestOf(shopCalls.purchaseHourglass, { params: { type, key }, body: { quantity } })
    : requestOf(shopCalls.buy, { params: { key }, body: { type, quantity } });
}

/** Buys something that is not left to the dice. */
export const buyItem = defineAction({
  kind: 'buy',
  addsUp: true,
  call: (bought: Bought) => callFor(bought),
  preview: (game, bought, context) => {
    const buy = bought.hourglass ? rules.buyInHourglassMode : rules.buy;
    return gameAfter(game, buy(context, game, bought));
  },
  tell: {
    done: ({ name, quantity, picture }) =>
      showToast({
        type: 'success',
        picture: <ShopPicture name={picture} scale={1} />,
        text: t('shops.bought', { name, count: quantity }),
      }),
  },
});

/** The armoire takes its gold at once; what it gives is up to the server's dice. */
function previewArmoire(game: Game): rules.AnyResult<Game> {
  const { stats } = game.player;
  if (stats.gp < rules.ARMOIRE_PRICE) return rules.refuse('notAuthorized', 'messageNotEnoughGold');
  return rules.accept(withPlayer(game, { stats: { ...stats, gp: stats.gp - rules.ARMOIRE_PRICE } }));
}

/** Opens the armoire. */
export const openArmoire = defineAction({
  kind: 'armoire',
  addsUp: true,
  // Experience can raise the level, which the answer does not tell.
  refetch: true,
  call: () => requestOf(shopCalls.buyArmoire),
  preview: (game) => previewArmoire(game),
  settle: (game, answer) => {
    const { items, flags } = asPlayer(answer);
    return withPlayer(game, { items, flags });
  },
  tell: {
    saved: ({ armoire }) => {
      if (armoire.type === 'experience')
        showToast({
          type: 'xp',
          figures: [{ icon: 'star', text: `+${formatNumber(armoire.value)}` }],
          text: t('shops.armoireExperience'),
        });
      else
        showToast({
          type: 'drop',
          picture: (
            <ShopPicture
              name={armoire.type === 'gear' ? `shop_${armoire.dropKey}` : `Pet_Food_${armoire.dropKey}`}
              scale={1}
            />
          ),
          text: t('shops.armoireFound', { name: armoire.dropText }),
          see: armoire.type === 'gear' ? '/inventory/equipment' : '/inventory/items',
        });
    },
  },
});

/** Puts an item into the rewards column, or takes it out. */
export const toggleShopPin = defineAction({
  kind: 'pin',
  addsUp: true,
  call: ({ type, path }: rules.Pin) => requestOf(pinCalls.togglePinnedItem, { params: { type, path } }),
  preview: (game, pin, context) => gameAfter(game, rules.togglePin(context, game, pin)),
});

/** Every kind of action of this feature. */
export const shopActions = [buyItem, openArmoire, toggleShopPin] as const;
