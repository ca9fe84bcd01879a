/** Kind of quest; world quests run server-wide and cannot be bought. */
export type QuestCategory = 'unlockable' | 'gold' | 'pet' | 'hatchingPotion' | 'timeTravelers' | 'world';

/** What the rage bar of a boss does when it is full (rules-play-and-shops, quests). */
export interface QuestRage {
  /** Points of rage that fill the bar. */
  readonly value: number;
  /** Fraction of its current health that the boss regains. */
  readonly healing?: number;
  /** Fraction of their mana that every participant loses. */
  readonly mpDrain?: number;
  /** Fraction of the pending damage that is lost. */
  readonly progressDrain?: number;
  /** Shop or character keys that a world boss damages, in order. */
  readonly npcs?: readonly string[];
  /** There is a text for the strike. */
  readonly effectText?: true;
}

/** A boss and its figures; `str` and `def` are 1 unless the quest says otherwise. */
export interface QuestBoss {
  readonly hp: number;
  readonly str: number;
  readonly def: number;
  readonly rage?: QuestRage;
  /** Stronger figures once health is at or below `threshold`. */
  readonly desperation?: { readonly threshold: number; readonly str: number; readonly def: number };
}

/** One piece of a reward. */
export interface QuestDropItem {
  readonly type: 'quests' | 'gear' | 'food' | 'eggs' | 'hatchingPotions' | 'pets' | 'mounts';
  readonly key: string;
  /** Only the owner of the scroll gets it. */
  readonly onlyOwner?: true;
}

/** What every participant receives: gold, experience, items. */
export interface QuestDrop {
  /** One entry per piece: three eggs are three entries. */
  readonly items?: readonly QuestDropItem[];
  readonly gp: number;
  readonly exp: number;
  readonly unlockText?: true;
}

/** A quest has either a boss or things to collect (seeds 2, section 3.2; catalogue quests.json). */
export interface Quest {
  readonly key: string;
  /** Grouping in the reference, which decides the order. */
  readonly file: string;
  readonly category: QuestCategory;
  /** Label of its series. */
  readonly group?: string;
  /** Price in gems; absent only for basilist. */
  readonly value?: number;
  readonly goldValue?: number;
  /** Minimum level; absent if there is none. */
  readonly lvl?: number;
  readonly previous?: string;
  readonly prereqQuests?: readonly string[];
  readonly unlockCondition?: { readonly condition: string; readonly incentiveThreshold?: number };
  /** Absent means true. */
  readonly canBuy?: false;
  readonly boss?: QuestBoss;
  readonly collect?: readonly { readonly key: string; readonly count: number }[];
  readonly drop: QuestDrop;
  readonly addlNotes?: true;
  readonly hasCompletionChat?: true;
  /** Hex figures (dysheartener only). */
  readonly colors?: Readonly<Record<string, string>>;
}
