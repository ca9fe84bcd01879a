import { shopCalls } from '@everdeed/contract';
import {
  asText,
  buy,
  type BuyAnswer,
  buyArmoire,
  buyInHourglassMode,
  buyMarketGear,
  buyMysterySet,
  buyPotion,
  buyQuestForGold,
  buySpecialItem,
  ruledOut,
} from '@everdeed/rules';
import { type RequestInfo, route } from '../http/route.ts';
import { answerOf } from '../presenters/answer.ts';
import type { ActorId } from '../work/actor.ts';
import { isBarredFromGems } from '../work/barred-from-gems.ts';
import { type Performed, perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { presentArmoire, presentBought } from './present-find.ts';
import { quantityOf } from './read-quantity.ts';

/** The path has a key, and `buy` hands over the kind, so that none of the rules misses either. */
const named = ruledOut(
  'missingKeyParam',
  'missingTypeParam',
  'typeRequired',
  'notAccteptedType',
  'typeNotAllowedHourglass',
  'petNotFound',
);
/** What is only said to those who pay in hourglasses. */
const plain = ruledOut('backgroundAlreadyOwned');
/** What is only said to those who do not. */
const inHourglassMode = ruledOut('useUnlockForCosmetics', 'questNotGemPurchasable');
/** These calls buy one thing, named in the path or by the call. */
const one = ruledOut('missingKeyParam', 'invalidQuantity', 'messageNotAbleToBuyInBulk');

/** Notes for support what the armoire gave. */
async function noteFinds(
  { client }: RequestInfo,
  { tx, player, outcome }: Performed<unknown, unknown>,
  now: number,
) {
  for (const event of outcome.events)
    if (event.kind === 'armoireOpened')
      await tx.history.add(player._id, {
        kind: 'armoire',
        timestamp: new Date(now).toISOString(),
        reward: event.reward,
        ...(client === undefined ? {} : { client }),
      });
}

async function bought(work: Work, info: RequestInfo, performed: Performed<unknown, BuyAnswer>) {
  await noteFinds(info, performed, work.now);
  const { data, message } = performed;
  return answerOf(work, info.language, { data: presentBought(work.words, info.language, data), message });
}

/** What only counts for who buys gems (rules-play-and-shops 4.4). */
const gemFacts = async (work: Work, { id }: ActorId, type: string | undefined) =>
  type === 'gems' ? { groupKeepsGems: await isBarredFromGems(work, id) } : {};

/** Buying (wire-user-and-tasks 3.4). */
export const buyRoutes = [
  route(shopCalls.buy, async (work, { actor, params: { key }, body, info }) => {
    const type = asText(body.type) || undefined;
    const quantity = quantityOf(type, body.quantity);
    const facts = await gemFacts(work, actor, type);
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      plain(named(buy(context, scene, { type, key, quantity, ...facts }))),
    );
    return bought(work, info, performed);
  }),
  route(shopCalls.purchase, async (work, { actor, params: { type, key }, body, info }) => {
    const quantity = quantityOf(type, body.quantity);
    const facts = await gemFacts(work, actor, type);
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      plain(named(buy(context, scene, { type, key, quantity, ...facts }))),
    );
    return bought(work, info, performed);
  }),
  route(shopCalls.purchaseHourglass, async (work, { actor, params: { type, key }, body, info }) => {
    const quantity = quantityOf(type, body.quantity);
    const facts = await gemFacts(work, actor, type);
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      inHourglassMode(named(buyInHourglassMode(context, scene, { type, key, quantity, ...facts }))),
    );
    return bought(work, info, performed);
  }),
  route(shopCalls.buyGear, async (work, { actor, params: { key }, info }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      one(buyMarketGear(context, scene, { key })),
    );
    return answerOf(work, info.language, performed);
  }),
  route(shopCalls.buyArmoire, async (work, { actor, info }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      one(buyArmoire(context, scene, {})),
    );
    await noteFinds(info, performed, work.now);
    const { data, message } = performed;
    const { language } = info;
    return answerOf(work, language, { data: presentArmoire(work.words, language, data), message });
  }),
  route(shopCalls.buyHealthPotion, async (work, { actor, info }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      one(buyPotion(context, scene, {})),
    );
    return answerOf(work, info.language, performed);
  }),
  route(shopCalls.buyMysterySet, async (work, { actor, params: { key }, info }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      one(buyMysterySet(context, scene, { key })),
    );
    return answerOf(work, info.language, performed);
  }),
  route(shopCalls.buyQuest, async (work, { actor, params: { key }, info }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      one(buyQuestForGold(context, scene, { key })),
    );
    return answerOf(work, info.language, performed);
  }),
  route(shopCalls.buySpecialSpell, async (work, { actor, params: { key }, info }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      one(buySpecialItem(context, scene, { key })),
    );
    return answerOf(work, info.language, performed);
  }),
];
