import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findQuest, type Quest } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import type { Message } from '../message.ts';
import { nameRef } from '../names.ts';
import type { Outcome } from '../outcome.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import { isOffered } from '../schedule/offers.ts';
import type { Amounts } from '../state/player.ts';
import type { BuyInput } from './buy-types.ts';
import { addScroll } from '../state/scrolls.ts';
import { checkForerunners } from './scrolls.ts';
import { checkBalance, checkGold, checkQuantity, GEMS_PER_BALANCE, moveBalance } from '../wallet.ts';

type CheckAskedRefusal = 'invalidQuantity' | 'missingKeyParam' | 'questNotFound';

function checkAsked({
  key,
  quantity,
}: BuyInput): Result<{ quest: Quest; quantity: number }, CheckAskedRefusal> {
  if (!key) return refuse('badRequest', 'missingKeyParam');
  const wanted = checkQuantity(quantity);
  if (!wanted.ok) return wanted;
  const quest = findQuest(key);
  return quest ? accept({ quest, quantity: wanted.value }) : refuse('notFound', 'questNotFound', { key });
}

const bought = (key: string): Message => ({
  key: 'messageBought',
  params: { itemText: nameRef('quest', key) },
});

/** Why {@link buyQuestForGold} refuses. */
export type BuyQuestForGoldRefusal =
  | CheckAskedRefusal
  | 'messageNotEnoughGold'
  | 'mustComplete'
  | 'questNotGoldPurchasable'
  | 'questUnlockLostMasterclasser';

/** Buys quest scrolls for gold (rules-play-and-shops 4.6). The level is not checked. */
export function buyQuestForGold(
  _ctx: RuleContext,
  { player }: PlayerScene,
  input: BuyInput,
): Result<Outcome<Amounts>, BuyQuestForGoldRefusal> {
  const asked = checkAsked(input);
  if (!asked.ok) return asked;
  const { quest, quantity } = asked.value;
  const { key, goldValue } = quest;
  if (goldValue === undefined) return refuse('notAuthorized', 'questNotGoldPurchasable', { key });
  return attempt(
    player,
    (draft, journal) => {
      const open = checkForerunners(draft, quest);
      if (!open.ok) return open;
      const affordable = checkGold(draft, goldValue * quantity);
      if (!affordable.ok) return affordable;
      addScroll(draft.items, key, quantity);
      draft.stats.gp -= goldValue * quantity;
      journal.message = bought(key);
      return done;
    },
    ({ items }) => items.quests,
  );
}

/** Whether the quest is sold for gems now; only pet and potion quests come and go (rules-play-and-shops 4.7). */
function isQuestInSeason({ key, category }: Quest, now: number): boolean {
  if (category === 'hatchingPotion') return isOffered('hatchingPotionQuests', key, now);
  if (category !== 'pet') return true;
  return isOffered('petQuests', key, now) || isOffered('seasonalQuests', key, now);
}

/** Why {@link buyQuestForGems} refuses. */
export type BuyQuestForGemsRefusal =
  | CheckAskedRefusal
  | 'messageNotAvailable'
  | 'mustComplete'
  | 'notAvailable'
  | 'notEnoughGems'
  | 'questNotGemPurchasable'
  | 'questUnlockLostMasterclasser';

/** Buys quest scrolls for gems (rules-play-and-shops 4.7). Quests without a gem price are refused. */
export function buyQuestForGems(
  ctx: RuleContext,
  { player }: PlayerScene,
  input: BuyInput,
): Result<Outcome<Amounts>, BuyQuestForGemsRefusal> {
  const asked = checkAsked(input);
  if (!asked.ok) return asked;
  const { quest, quantity } = asked.value;
  const { key, category, canBuy, value } = quest;
  if (category === 'gold') return refuse('notAuthorized', 'questNotGemPurchasable', { key });
  return attempt(
    player,
    (draft, journal) => {
      const open = checkForerunners(draft, quest);
      if (!open.ok) return open;
      if (!isQuestInSeason(quest, ctx.now)) return refuse('notAuthorized', 'notAvailable', { key });
      if (canBuy === false || value === undefined) return refuse('notAuthorized', 'messageNotAvailable');
      const cost = (value / GEMS_PER_BALANCE) * quantity;
      const affordable = checkBalance(draft, cost);
      if (!affordable.ok) return affordable;
      addScroll(draft.items, key, quantity);
      moveBalance(draft, journal, -cost, 'spend', { reference: key, referenceText: nameRef('quest', key) });
      journal.message = bought(key);
      return done;
    },
    ({ items }) => items.quests,
  );
}
