import { findGemPack, findSubscriptionBlock, type MessageKey } from '@everdeed/content';
import { assertNever } from '@everdeed/content/values';
import { gemsOfPack, GROUP_BLOCK, type Goods, type MessageParams } from '@everdeed/rules';
import type { Words } from '../words/words.ts';

/** The gems of a pack at an instant (ms); 0 if there is no such pack. */
export function gemsIn(key: string, now: number): number {
  const pack = findGemPack(key);
  return pack ? gemsOfPack(pack, now) : 0;
}

/** What is bought at an instant (ms), as its buyer reads it at the provider's and on bills. */
export function describe(words: Words, language: string, goods: Goods, now: number): string {
  const plain = (key: MessageKey, params?: MessageParams) => words.plain(language, key, params);
  const gems = (count: number) => plain('payment.gems', { count });
  const months = (block: string) =>
    plain('payment.subscription', { count: findSubscriptionBlock(block)?.months ?? 1 });
  switch (goods.kind) {
    case 'gems':
      return gems(gemsIn(goods.pack, now));
    case 'giftGems':
      return gems(goods.gems);
    case 'pet':
      return plain('payment.pet');
    case 'subscription':
    case 'giftSubscription':
      return months(goods.block);
    case 'groupPlan':
      return plain('payment.groupPlan');
    case 'renewal':
      return goods.block === GROUP_BLOCK ? plain('payment.groupPlan') : months(goods.block);
    default:
      return assertNever(goods);
  }
}
