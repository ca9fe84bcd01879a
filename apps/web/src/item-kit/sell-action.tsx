import * as rules from '@everdeed/rules';
import { shopCalls } from 'virtual:calls/shop';
import { Item } from '../art/item.tsx';
import { requestOf } from '../data/calls.ts';
import { defineAction } from '../data/define-action.ts';
import { gameAfter } from '../data/game.ts';
import { formatSigned } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { showToast } from '../ui/toast-store.ts';

interface Sale {
  readonly type: 'eggs' | 'hatchingPotions' | 'food';
  readonly key: string;
  readonly amount: number;
  /** What it is called, in the player's language. */
  readonly name: string;
}

/** Sells some of a thing for gold; in the bag and in the market. */
export const sellItem = defineAction({
  kind: 'sell',
  addsUp: true,
  call: ({ type, key, amount }: Sale) =>
    requestOf(shopCalls.sell, { params: { type, key }, query: { amount: String(amount) } }),
  preview: (game, sale, context) => gameAfter(game, rules.sell(context, game, sale)),
  tell: {
    done: ({ type, key, amount, name }, { before, after }) =>
      showToast({
        type: 'gp',
        picture: <Item family={type} name={key} scale={1} />,
        text: t('ui.sold', { name, count: amount }),
        figures: [{ icon: 'coin', text: formatSigned(after.player.stats.gp - before.player.stats.gp) }],
      }),
  },
});
