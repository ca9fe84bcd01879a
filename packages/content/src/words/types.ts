/** What every entry has: a name and a sentence or two about it. */
export interface Words {
  readonly name: string;
  readonly description: string;
}

/** Words of a quest. `description` is its story. */
export interface QuestWords extends Words {
  readonly completion: string;
  readonly boss?: string;
  /** Name of the rage bar, how it works, and what is said when it strikes. */
  readonly rage?: { readonly title: string; readonly description: string; readonly effect?: string };
  /** Names of the things to collect, by key. */
  readonly collect?: Readonly<Record<string, string>>;
  /** What the market sells from then on, if the quest unlocks something. */
  readonly unlock?: string;
  /** How to get the scroll, if it is not for sale. */
  readonly condition?: string;
  /** A remark on the reward besides the story. */
  readonly addlNotes?: string;
  readonly completionChat?: string;
  /** What a world boss does to a shop or character, by its key. */
  readonly strikes?: Readonly<Record<string, string>>;
  readonly desperation?: string;
}

/** A food with its articles: `a piece of meat`, `the meat`. */
export interface FoodWords extends Words {
  readonly withArticle: string;
  readonly withThe: string;
}

/** An egg; `name` is its pet's, `mountName` what the pet grows into. */
export interface EggWords extends Words {
  readonly mountName: string;
  readonly adjective: string;
}

/** A potion; `word` goes before the creature's name, `name` is the bottle's. */
export interface PotionWords extends Words {
  readonly word: string;
}

/** A skill or a special item; cards have messages to choose from. */
export interface SpellWords extends Words {
  readonly messages?: readonly string[];
}

/** Words by family; a family not named here has plain `Words`. */
export interface FamilyWords {
  readonly achievements: Words;
  readonly appearance: Words;
  readonly appearanceSets: Words;
  readonly audio: Words;
  readonly backgrounds: Words;
  readonly bundles: Words;
  readonly cards: SpellWords;
  readonly challengeCategories: Words;
  readonly checkIns: Words;
  readonly classes: Words;
  readonly eggs: EggWords;
  /** `name` is the question, `description` the answer. */
  readonly faq: Words;
  readonly food: FoodWords;
  readonly gear: Words;
  readonly gearSets: Words;
  readonly gemPacks: Words;
  readonly mounts: Words;
  readonly mysterySets: Words;
  readonly pets: Words;
  readonly potions: PotionWords;
  readonly quests: QuestWords;
  readonly spells: SpellWords;
  /** Keys `theme 0` and so on, `api 0` for accounts of API clients; `name` is the task's text, `description` its note. */
  readonly starterTasks: Words;
  readonly subscriptions: Words;
}

/** Families of entries with words, each loaded on demand. */
export type Family = keyof FamilyWords;

/**
 * A language: for each family that it has, what imports the module that reads it. A family is whole or absent;
 * one that is absent is shown in English.
 */
export type Language = {
  readonly [F in Family]?: () => Promise<{
    readonly words: { readonly [One in F]: () => ReadonlyMap<string, FamilyWords[One]> };
  }>;
};
