/** An achievement (seeds 2, section 3.7; catalogue achievements.json). */
export interface Achievement {
  readonly key: string;
  readonly group: string;
  /** Picture name. */
  readonly icon: string;
  readonly titleKey?: string;
  readonly textKey?: string;
  /** Has singular and plural keys instead of one title and text. */
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
  /** `petMount` requires the mounts as well. */
  readonly type: 'pet' | 'petMount';
  readonly species: readonly string[];
  readonly achievementKey: string;
  readonly notificationType: string;
}

/** All pets of one potion, including those from quest eggs. */
export interface PetSetAchievement {
  readonly color: string;
  readonly petAchievement: string;
  readonly petNotificationType: string;
}

/** An achievement for a full stable. */
export interface StableAchievement {
  readonly masterAchievement: string;
  readonly masterNotificationType: string;
}
