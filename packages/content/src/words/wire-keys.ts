import { findEgg, isDropEgg } from '../eggs/eggs.ts';
import { findFood } from '../food/food.ts';
import { findGear } from '../gear/gear.ts';
import type { Gear, GearType } from '../gear/types.ts';
import { findSpell } from '../spells/spells.ts';
import { capitalise } from './derive.ts';

/** One of an entry's texts: its name, description, a food with its article, a boss, or a thing to collect. */
export type TextForm =
  | 'name'
  | 'description'
  | 'withArticle'
  | 'withThe'
  | 'mountName'
  | 'adjective'
  | 'boss'
  | 'completion';

const partName = (part: string): string => part.split('_').map(capitalise).join('');

/** Quests whose text keys do not derive from their own key. */
const questNames: Readonly<Record<string, string>> = { egg: 'EggHunt' };

const questSuffixes: Partial<Record<TextForm, string>> = {
  name: 'Text',
  description: 'Notes',
  boss: 'Boss',
  completion: 'Completion',
};

/** Key of a quest's text as clients of the reference know it; `collect` names a thing to collect. */
export const questTextKey = (key: string, form: TextForm, collect?: string): string =>
  `quest${questNames[key] ?? partName(key)}${collect ? `Collect${capitalise(collect)}` : (questSuffixes[form] ?? 'Text')}`;

/** Shields of rogues that have words of their own. */
const ownShields: Partial<Record<TextForm, readonly string[]>> = {
  name: ['spring2024Rogue', 'spring2025Rogue'],
  description: ['spring2024Rogue', 'spring2025Rogue', 'spring2026Rogue'],
};

/** Rogues carry the same thing in both hands: most of their shields go by the words of the weapon. */
function wordedAs({ type, klass, specialClass, index }: Gear, form: TextForm): GearType {
  const isRogues = klass === 'rogue' || specialClass === 'rogue';
  return type === 'shield' && isRogues && !ownShields[form]?.includes(index) ? 'weapon' : type;
}

/** Key of a gear item's name or description: `armor_special_bardRobes` is armorSpecialBardRobesText. */
export function gearTextKey(key: string, form: TextForm): string {
  const gear = findGear(key);
  const suffix = form === 'description' ? 'Notes' : 'Text';
  return gear ? `${wordedAs(gear, form)}${capitalise(gear.klass)}${partName(gear.index)}${suffix}` : key;
}

/** Key of an egg's text. */
export function eggTextKey(key: string, form: TextForm): string {
  const suffixes: Partial<Record<TextForm, string>> = { mountName: 'MountText', adjective: 'Adjective' };
  return findEgg(key) ? `${isDropEgg(key) ? 'dropEgg' : 'questEgg'}${key}${suffixes[form] ?? 'Text'}` : key;
}

/** Key of a food's text: bare, with an article, or with "the". */
export function foodTextKey(key: string, form: TextForm): string {
  if (!findFood(key)) return key;
  const suffixes: Partial<Record<TextForm, string>> = {
    withArticle: 'A',
    withThe: 'The',
    description: 'Notes',
  };
  if (key === 'Saddle') return form === 'description' ? 'foodSaddleNotes' : 'foodSaddleText';
  return `food${partName(key)}${suffixes[form] ?? ''}`;
}

/** Key of a potion's own word, which `potion` inserts into "... Hatching Potion". */
export const potionTextKey = (key: string): string => `hatchingPotion${key}`;

/** Key of a skill's or special item's text. */
export function spellTextKey(key: string, form: TextForm): string {
  const spell = findSpell(key);
  if (spell?.card) return form === 'description' ? `${key}CardNotes` : `${key}Card`;
  const suffix = form === 'description' ? 'Notes' : 'Text';
  return spell ? `spell${capitalise(spell.class)}${capitalise(key)}${suffix}` : key;
}

/** Key of a mystery set's name. */
export const mysterySetTextKey = (key: string): string => `mysterySet${key}`;
