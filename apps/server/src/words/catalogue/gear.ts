import { allGear, type Gear, gearTypes, itemList, mysterySets } from '@everdeed/content';
import { nameOf } from '../catalogue-words.ts';
import { byKey, ifAny, texts } from './texts.ts';

/** A piece of gear in the wire's form (wire-groups-and-admin 7.4, GEAR). */
export function presentGear(language: string, gear: Gear) {
  const { key, type, klass, index, set, value, str, int, per, con } = gear;
  return {
    ...texts(language, 'gear', key),
    key,
    type,
    klass,
    index,
    set,
    value,
    str,
    int,
    per,
    con,
    ...ifAny('twoHanded', gear.twoHanded),
    ...ifAny('last', gear.last),
    ...ifAny('specialClass', gear.specialClass),
    ...ifAny('season', gear.season),
    ...ifAny('gearSet', gear.gearSet),
    ...ifAny('mystery', gear.mystery),
  };
}

const klasses = ['base', 'warrior', 'rogue', 'wizard', 'healer', 'special', 'mystery', 'armoire'] as const;
type Tree = Record<string, Record<string, Record<string, unknown>>>;

function gearTree(flat: Readonly<Record<string, unknown>>): Tree {
  const tree: Tree = Object.fromEntries(
    gearTypes.map((type) => [type, Object.fromEntries(klasses.map((klass) => [klass, {}]))]),
  );
  for (const { key, type, klass, index } of allGear()) {
    const classes = (tree[type] ??= {});
    const pieces = (classes[klass] ??= {});
    pieces[index] = flat[key];
  }
  return tree;
}

/** Gear, the kinds of items, and the subscribers' sets. */
export function gearContent(language: string) {
  const flat = byKey(allGear(), (gear) => presentGear(language, gear));
  return {
    gear: { tree: gearTree(flat), flat },
    gearTypes,
    itemList: byKey(itemList, ({ localeKey, isEquipment }) => ({ localeKey, isEquipment })),
    mystery: byKey(mysterySets(), ({ key, start, end, items }) => ({
      key,
      start,
      end,
      text: nameOf(language, 'mysterySets', key),
      class: `shop_set_mystery_${key}`,
      items: items.map((item) => flat[item]),
    })),
  };
}
