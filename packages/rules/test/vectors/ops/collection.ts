import {
  changeClass,
  disableClasses,
  equip,
  feed,
  grantUltimateGear,
  hatch,
  readCard,
  releaseBoth,
  releaseMounts,
  releasePets,
  unequip,
} from '@everdeed/rules';
import { produce } from '../../../src/state/draft.ts';
import type { OpHandler, SeedCheck } from '../line.ts';
import { answered } from './answers.ts';
import { amount, text } from './inputs.ts';

/** Gear, animals, classes and cards; their cases are in the family ops. */
export const collectionOps = {
  equip: (world) =>
    answered(
      equip(world.ctx, { player: world.player }, { type: text(world, 'type'), key: text(world, 'key') }),
    ),
  unequip: (world) => answered(unequip(world.ctx, { player: world.player }, { type: text(world, 'type') })),
  hatch: (world) =>
    answered(
      hatch(
        world.ctx,
        { player: world.player },
        {
          egg: text(world, 'egg'),
          hatchingPotion: text(world, 'hatchingPotion'),
        },
      ),
    ),
  feed: (world) =>
    answered(
      feed(
        world.ctx,
        { player: world.player },
        {
          pet: text(world, 'pet'),
          food: text(world, 'food'),
          amount: amount(world, 'amount'),
        },
      ),
      ({ data }) => ({ data: { pet: data } }),
    ),
  releasePets: ({ ctx, player }) => answered(releasePets(ctx, { player })),
  releaseMounts: ({ ctx, player }) => answered(releaseMounts(ctx, { player })),
  releaseBoth: ({ ctx, player }) => answered(releaseBoth(ctx, { player })),
  changeClass: (world) =>
    answered(changeClass(world.ctx, { player: world.player }, { name: text(world, 'class') })),
  disableClasses: ({ ctx, player }) => answered(disableClasses(ctx, { player })),
  readCard: (world) =>
    answered(readCard(world.ctx, { player: world.player }, { card: text(world, 'cardType') })),
  ultimateGear: ({ ctx, player }) => ({ player: produce(player, (draft) => grantUltimateGear(ctx, draft)) }),
} satisfies Record<string, OpHandler>;

/** Releasing both costs 1 unit of balance, asked first. */
const releaseBothCosts: SeedCheck = ({ player, line }, { error, player: after, transactions }) => {
  if (player.balance < 1) return error?.key === 'notEnoughGems' ? [] : ['expected notEnoughGems'];
  if (line.expect.error)
    return error?.key === line.expect.error.key ? [] : ['expected the refusal of the reference'];
  const isPaid = after?.balance === player.balance - 1 && transactions?.length === 1;
  return isPaid && after.items.pets['Wolf-Base'] === 0 ? [] : ['expected a paid release'];
};

/** `mage` is the wizard. */
const mageIsWizard: SeedCheck = ({ player }, { error, player: after }) => {
  const isPaid = player.flags.classSelected && !player.preferences.disableClasses;
  if (isPaid && player.balance < 0.75)
    return error?.key === 'notEnoughGems' ? [] : ['expected notEnoughGems'];
  return after?.stats.class === 'wizard' && after.items.gear.owned['weapon_wizard_0']
    ? []
    : ['expected a wizard'];
};

/** Where the seeds overrule the reference. */
export const collectionSeeds: Readonly<Record<string, SeedCheck>> = {
  releaseBoth: releaseBothCosts,
  changeClass: mageIsWizard,
};
