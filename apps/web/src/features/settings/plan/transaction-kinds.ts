import type { LedgerKind } from '@everdeed/rules';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { t } from '../../../i18n/i18n.ts';

/** What each kind of movement is called (rules-play-and-shops 4.16). */
const NAMES: Readonly<Record<LedgerKind, MessageId>> = {
  buy_money: 'pay.kind.bought',
  buy_gold: 'pay.kind.boughtGold',
  spend: 'pay.kind.spent',
  gift_send: 'pay.kind.given',
  gifted_with_money: 'pay.kind.givenBought',
  gift_receive: 'pay.kind.received',
  debug: 'pay.kind.debug',
  create_challenge: 'pay.kind.prize',
  create_bank_challenge: 'pay.kind.bankPrize',
  create_guild: 'pay.kind.guild',
  change_class: 'pay.kind.class',
  rebirth: 'pay.kind.rebirth',
  release_pets: 'pay.kind.pets',
  release_mounts: 'pay.kind.mounts',
  reroll: 'pay.kind.fortify',
  contribution: 'pay.kind.contribution',
  subscription_perks: 'pay.kind.perks',
  subscription_bonus: 'pay.kind.bonus',
  admin_update_balance: 'pay.kind.staff',
  admin_update_hourglasses: 'pay.kind.staff',
};

const isKind = (kind: string): kind is LedgerKind => Object.hasOwn(NAMES, kind);

/** The name of a kind of movement; one that is not known by name goes by its key. */
export const kindName = (kind: string): string => (isKind(kind) ? t(NAMES[kind]) : kind);
