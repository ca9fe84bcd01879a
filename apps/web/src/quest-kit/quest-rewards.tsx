import type { Quest, QuestDropItem } from '@everdeed/content';
import { type Family, nameOf } from '@everdeed/content/words';
import { Icon } from '../art/icon.tsx';
import { Item, type ItemFamily } from '../art/item.tsx';
import { Pet } from '../art/pet.tsx';
import { formatList, formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { useNames } from '../item-kit/use-words.ts';
import { Plate } from '../ui/plate.tsx';
import styles from './quest-kit.module.css';

type Kind = QuestDropItem['type'];

const WORDS: Readonly<Record<Kind, Family>> = {
  eggs: 'eggs',
  food: 'food',
  gear: 'gear',
  hatchingPotions: 'potions',
  mounts: 'mounts',
  pets: 'pets',
  quests: 'quests',
};

const isItem = (type: Kind): type is Kind & ItemFamily => type !== 'mounts' && type !== 'pets';

function Picture({ type, name }: { readonly type: Kind; readonly name: string }) {
  if (isItem(type)) return <Item family={type} name={name} scale={1} />;
  return type === 'pets' ? <Pet name={name} scale={1} /> : <Icon name="mount" scale={2} />;
}

interface Prize {
  readonly type: Kind;
  readonly key: string;
  readonly count: number;
}

function prizesOf({ drop }: Quest): readonly Prize[] {
  const prizes = new Map<string, Prize>();
  for (const { type, key } of drop.items ?? []) {
    const id = `${type} ${key}`;
    prizes.set(id, { type, key, count: (prizes.get(id)?.count ?? 0) + 1 });
  }
  return [...prizes.values()];
}

/** Pictures that have room beside the words. */
const MAX_PICTURES = 3;

/** More kinds of food than this are only counted. */
const MAX_FOODS = 3;

const named = ({ type, key, count }: Prize): string => {
  const name = nameOf(WORDS[type], key);
  // Eggs, pets and mounts are all named after their animals.
  if (type === 'eggs') return t('social.eggs', { name, count });
  if (type === 'pets') return t('social.pet', { name });
  if (type === 'mounts') return t('social.mount', { name });
  return count > 1 ? `${formatNumber(count)} × ${name}` : name;
};

function allNamed(prizes: readonly Prize[]): readonly string[] {
  const foods = prizes.filter(({ type }) => type === 'food');
  if (foods.length <= MAX_FOODS) return prizes.map(named);
  const others = prizes.filter(({ type }) => type !== 'food');
  return [...others.map(named), t('social.foods', { count: foods.length })];
}

/** What everybody who takes part gets in the end. */
export function QuestRewards({ quest }: { readonly quest: Quest }) {
  const prizes = prizesOf(quest);
  useNames(...new Set(prizes.map(({ type }) => WORDS[type])));
  const { gp, exp } = quest.drop;
  const gains = [
    ...allNamed(prizes),
    ...(gp > 0 ? [t('social.gold', { count: gp })] : []),
    ...(exp > 0 ? [t('social.experience', { count: exp })] : []),
  ];
  return (
    <div className={styles['rewards']}>
      {prizes.slice(0, MAX_PICTURES).map(({ type, key }) => (
        <Plate key={`${type} ${key}`} className={styles['prize']}>
          <Picture type={type} name={key} />
        </Plate>
      ))}
      <p>{t('social.rewards', { things: formatList(gains) })}</p>
    </div>
  );
}
