import { valueIn } from '@everdeed/content/values';
import {
  buy,
  buyWithHourglass,
  cleanUpPins,
  markMessagesRead,
  openMysteryItem,
  purchaseWithGems,
  releasedArmoire,
  sell,
  toggleBlock,
  togglePin,
  unlock,
} from '@everdeed/rules';
import { produce } from '../../../src/state/draft.ts';
import type { OpHandler, SeedCheck, World } from '../line.ts';
import { answered } from './answers.ts';
import { amount, text } from './inputs.ts';

const purchase = (world: World) => ({
  type: text(world, 'type'),
  key: text(world, 'key'),
  quantity: amount(world, 'quantity'),
  hourglass: world.call['hourglass'] === true,
});

/** Buying, selling, unlocking, pins and messages; their cases are in the family ops. */
export const tradeOps = {
  buy: (world) => {
    const { data } = world.line.expect;
    const wanted = valueIn(data, 'armoire');
    return answered(buy(world.ctx, { player: world.player }, purchase(world)), (outcome) => {
      const armoire = valueIn(outcome.data, 'armoire');
      const shown = Object.keys(wanted ?? {}).map((key) => [key, valueIn(armoire, key)]);
      return wanted ? { data: { armoire: Object.fromEntries(shown) } } : {};
    });
  },
  purchase: (world) => answered(purchaseWithGems(world.ctx, { player: world.player }, purchase(world))),
  hourglassPurchase: (world) =>
    answered(buyWithHourglass(world.ctx, { player: world.player }, purchase(world))),
  unlock: (world) => answered(unlock(world.ctx, { player: world.player }, { path: text(world, 'path') })),
  sell: (world) =>
    answered(
      sell(
        world.ctx,
        { player: world.player },
        {
          type: text(world, 'type'),
          key: text(world, 'key'),
          amount: amount(world, 'amount'),
        },
      ),
    ),
  openMysteryItem: ({ ctx, player }) =>
    answered(openMysteryItem(ctx, { player }), ({ data }) => ({ data: { key: data?.key } })),
  blockUser: (world) =>
    answered(toggleBlock(world.ctx, { player: world.player }, { uuid: text(world, 'uuid') })),
  markPmsRead: ({ ctx, player }) => answered(markMessagesRead(ctx, { player })),
  togglePinnedItem: (world) =>
    answered(
      togglePin(
        world.ctx,
        { player: world.player },
        {
          type: text(world, 'type') ?? '',
          path: text(world, 'path') ?? '',
        },
      ),
      ({ data }) => ({ data: { pinned: data.pinned } }),
    ),
  cleanupPinnedItems: ({ ctx, player }) => ({
    player: produce(player, (draft) => cleanUpPins(draft, ctx.now)),
  }),
} satisfies Record<string, OpHandler>;

/** Backgrounds of the check-ins cannot be bought. */
const checkInBackgrounds: SeedCheck = (_world, { error }) =>
  error?.key === 'incentiveBackgroundsUnlockedWithCheckins' ? [] : ['expected another refusal'];

/** The armoire draws what the seeds have released. */
const armoireDraw: SeedCheck = ({ player, ctx }, { player: after }) => {
  const drawn = releasedArmoire(ctx.now).filter(
    ({ key }) => after?.items.gear.owned[key] && !player.items.gear.owned[key],
  );
  const isPaid = after?.stats.gp === player.stats.gp - 100;
  return drawn.length === 1 && isPaid ? [] : ['expected one released piece for 100 gold'];
};

/** Where the seeds overrule the reference. */
export const tradeSeeds: Readonly<Record<string, SeedCheck>> = {
  unlock: checkInBackgrounds,
  buy: armoireDraw,
};
