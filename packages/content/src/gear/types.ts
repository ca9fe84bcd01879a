/** Slots in catalogue order (catalogue gear-types.json). */
export type GearType = 'weapon' | 'armor' | 'head' | 'shield' | 'body' | 'back' | 'headAccessory' | 'eyewear';
/** The second part of a gear key: a class, or the family the item belongs to. */
export type GearKlass =
  | 'healer'
  | 'wizard'
  | 'rogue'
  | 'warrior'
  | 'base'
  | 'special'
  | 'mystery'
  | 'armoire';
/** The four seasons of gear; winter begins in December. */
export type Season = 'winter' | 'spring' | 'summer' | 'fall';

/** One piece of gear (catalogue gear.json). An absent field means no or none. */
export interface Gear {
  /** `type_klass_index`. */
  readonly key: string;
  readonly type: GearType;
  readonly klass: GearKlass;
  readonly index: string;
  /** Key of the set; `klass-index` if the reference has none. */
  readonly set: string;
  /** Price in gold. Gem prices are computed by the rules. */
  readonly value: number;
  readonly str: number;
  readonly int: number;
  readonly per: number;
  readonly con: number;
  readonly twoHanded?: true;
  /** The highest tier of a class in its slot. */
  readonly last?: true;
  readonly specialClass?: 'healer' | 'wizard' | 'rogue' | 'warrior';
  readonly season?: Season;
  /** Key of the mystery set. */
  readonly mystery?: string;
  readonly gearSet?: 'animal' | 'glasses' | 'headband';
  readonly event?: string;
  /** Who may own it: `owned`, `backer:N`, `contributor:N` or `critical`; absent if anyone may. */
  readonly own?: string;
  /** Buyable at any time; the shop rules decide when other gear is for sale. */
  readonly buy?: true;
  /** Release month of its armoire set, YYYY-MM. */
  readonly release?: string;
  /** How to obtain it; several ways are joined with a semicolon. */
  readonly source: string;
  /** First month it was available (YYYY-MM), `always`, or `unrecorded`. */
  readonly from: string;
}

/** A kind of item as listed in inventories. */
export interface ItemListEntry {
  readonly key: string;
  readonly localeKey: string;
  readonly isEquipment: boolean;
}
