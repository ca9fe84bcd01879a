import type { Player } from '@everdeed/rules';
import { cut, formatNumber } from '../i18n/format.ts';
import type { MessageId } from '../i18n/catalogue.ts';
import { t } from '../i18n/i18n.ts';
import type { Effect } from './effect.ts';

/** What each skill does, as a message; the words say whom it reaches. */
const MESSAGES: Readonly<Record<string, MessageId>> = {
  fireball: 'skills.effect.fireball',
  mpheal: 'skills.effect.mpheal',
  earth: 'skills.effect.earth',
  frost: 'skills.effect.frost',
  smash: 'skills.effect.smash',
  defensiveStance: 'skills.effect.defensiveStance',
  valorousPresence: 'skills.effect.valorousPresence',
  intimidate: 'skills.effect.intimidate',
  pickPocket: 'skills.effect.pickPocket',
  backStab: 'skills.effect.backStab',
  toolsOfTrade: 'skills.effect.toolsOfTrade',
  stealth: 'skills.effect.stealth',
  heal: 'skills.effect.heal',
  brightness: 'skills.effect.brightness',
  protectAura: 'skills.effect.protectAura',
  healAll: 'skills.effect.healAll',
};

/** What may be more, by luck: one decimal at most, cut, so that it is never less. */
const figure = (value: number): string => formatNumber(cut(value, 1), 1);

/** What is known: one decimal at most, rounded like the figures of the toast that tells it. */
const known = (value: number): string => formatNumber(value, 1);

/** What a skill brings, in words and numbers: "+42 experience or more". */
export function effectWords(player: Player, key: string, effect: Effect, isExact = false): string {
  const message = MESSAGES[key];
  if (!message) return '';
  const damage = player.party.quest.key ? effect.damage : 0;
  const words = t(message, {
    more: isExact ? 'no' : 'yes',
    alone: player.party._id ? 'no' : 'yes',
    experience: formatNumber(cut(effect.experience, 0)),
    gold: figure(effect.gold),
    health: known(effect.health),
    mana: figure(effect.mana),
    value: figure(effect.value),
    buff: effect.buff,
    hidden: effect.hidden,
  });
  return damage < 0.05 ? words : t('skills.withDamage', { words, damage: figure(damage) });
}
