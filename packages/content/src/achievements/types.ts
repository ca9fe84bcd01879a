/** An achievement (seed 002 section 3.7; catalogue achievements.json). */
export interface Achievement {
  readonly key: string;
  readonly group: string;
  /** Picture name. */
  readonly icon: string;
  readonly titleKey?: string;
  readonly textKey?: string;
  /** Singular and plural keys stand in place of one title and text. */
  readonly plural?: true;
  readonly singularTitleKey?: string;
  readonly singularTextKey?: string;
  readonly pluralTitleKey?: string;
  readonly pluralTextKey?: string;
  readonly text2Key?: string;
  readonly modalTextKey?: string;
  readonly notificationText?: string;
  readonly release?: string;
}

/** All drop pets, and all drop mounts, of one potion. */
export interface AnimalColorAchievement {
  /** Potion key. */
  readonly color: string;
  readonly petAchievement: string;
  readonly petNotificationType: string;
  readonly mountAchievement: string;
  readonly mountNotificationType: string;
}

/** All standard colours of some species (catalogue achievements.json). */
export interface AnimalSetAchievement {
  /** `petMount` asks for the mounts too. */
  readonly type: 'pet' | 'petMount';
  readonly species: readonly string[];
  readonly achievementKey: string;
  readonly notificationType: string;
}

/** All pets of one potion, those of quest eggs too. */
export interface PetSetAchievement {
  readonly color: string;
  readonly petAchievement: string;
  readonly petNotificationType: string;
}

/** A stable that is full. */
export interface StableAchievement {
  readonly masterAchievement: string;
  readonly masterNotificationType: string;
}
