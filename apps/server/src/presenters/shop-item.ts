import { findAppearanceSet, findBundle, findGear, findQuest, type MessageKey } from '@everdeed/content';
import type { AnswerOf, pinCalls } from '@everdeed/contract';
import { missingArmoire, type Player, readNameRef, type ShopItem } from '@everdeed/rules';
import { languageOfWords, nameOf } from '../words/catalogue-words.ts';
import { questDetails } from '../words/catalogue/quests.ts';
import { entryName, entryNotes, hasNotes, standIn } from '../words/localise.ts';
import type { Words } from '../words/words.ts';
import { presentGearIn } from './gear.ts';

/** Whoever looks at a shop: what is shown depends on the player, the instant and the language. */
export interface Shopper {
  readonly player: Player;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly words: Words;
  readonly language: string;
}

/** An item in the wire's form (wire-groups-and-admin 7.7). */
export type PresentedItem = AnswerOf<typeof pinCalls.inAppRewards>[number];

/** Notes of items that no table of the catalogue has. */
const plainNotes: Readonly<Record<string, MessageKey>> = {
  potion: 'potionNotes',
  fortify: 'fortifyText',
  rebirth_orb: 'rebirthPop',
};

/** The armoire's notes count the gear that is left. */
function armoireNotes({ words, language, player, now }: Shopper): string {
  const left = missingArmoire(player, now).length;
  if (left === 0) return words.say(language, 'armoireNotesEmpty');
  return `${words.say(language, 'armoireNotesFull')} ${left}`;
}

/** Families whose shop items have no notes. */
const noteless: ReadonlySet<string> = new Set(['pet', 'mount', 'appearance']);

function notesOf(shopper: Shopper, { key, text }: ShopItem): string {
  const { words, language } = shopper;
  const name = readNameRef(text);
  if (!name || noteless.has(name.family)) return '';
  if (hasNotes(name.family)) return entryNotes(words, language, name.family, name.key);
  if (key === 'armoire') return armoireNotes(shopper);
  const notes = plainNotes[key];
  return notes ? words.say(language, notes) : '';
}

const listed = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(languageOfWords(language)).format(names);

/** What the items of a quest or a bundle tell besides their name and price. */
function extrasOf({ words, language }: Shopper, item: ShopItem) {
  const { purchaseType, key, previous } = item;
  const quest = purchaseType === 'quests' ? findQuest(key) : undefined;
  if (quest) {
    const before = previous === undefined ? null : standIn(words, language, previous);
    return { ...questDetails(language, quest), previous: before };
  }
  const bundle = purchaseType === 'bundles' ? findBundle(key) : undefined;
  if (!bundle) return {};
  const names = bundle.bundleKeys.map((scroll) => entryName(words, language, 'quest', scroll));
  return { addlNotes: listed(language, names) };
}

/** The set of a look with its prices; sets of gear and backgrounds go by their keys. */
function presentSet({ language }: Shopper, { set, purchaseType, value }: ShopItem) {
  if (set === undefined) return {};
  const looks = purchaseType === 'customization' ? findAppearanceSet(set) : undefined;
  if (!looks) return { set };
  const { key, setPrice } = looks;
  const text = nameOf(language, 'appearanceSets', key);
  return { set: { key, text, price: value, ...(setPrice === null ? {} : { setPrice }) } };
}

/** Where an item is pinned; a piece of a mystery set, which cannot be pinned, has a key of its own instead. */
function presentPin({ path, pinType, isSuggested, pinned }: ShopItem) {
  return pinType === 'timeTravelers' ? { pinKey: path } : { path, pinType, isSuggested, pinned };
}

/** The pieces of a mystery set, which is pinned and sold as a whole. */
function presentPieces({ words, language }: Shopper, keys: readonly string[] | undefined) {
  if (!keys) return {};
  return {
    items: keys.flatMap((key) => findGear(key) ?? []).map((gear) => presentGearIn(words, language, gear)),
  };
}

/** An item as a shop or the rewards column shows it. */
function presentItem(shopper: Shopper, item: ShopItem): PresentedItem {
  const { words, language } = shopper;
  const {
    path: _path,
    pinType: _pinType,
    isSuggested: _isSuggested,
    pinned: _pinned,
    set: _set,
    items,
    previous: _previous,
    addlNotes: _addlNotes,
    boss: _boss,
    collect: _collect,
    drop: _drop,
    unlockCondition: _unlockCondition,
    ...plain
  } = item;
  return {
    ...plain,
    text: standIn(words, language, item.text),
    notes: notesOf(shopper, item),
    ...presentPin(item),
    ...presentSet(shopper, item),
    ...presentPieces(shopper, items),
    ...extrasOf(shopper, item),
  };
}

/** Items as a shop or the rewards column shows them. */
export const presentItems = (shopper: Shopper, items: readonly ShopItem[]): PresentedItem[] =>
  items.map((item) => presentItem(shopper, item));
