import type { TaskType } from './task.ts';

/** Numbers of hair options; 0 is none. */
export interface Hair {
  color: string;
  base: number;
  bangs: number;
  beard: number;
  mustache: number;
  flower: number;
}

/** The player's preferences. `dayStart` is an hour, 0 to 23. */
export interface Preferences {
  dayStart: number;
  /** Minutes to add to local time to get UTC: west positive. */
  timezoneOffset: number;
  timezoneOffsetAtLastCron?: number;
  /** IANA name, if one of Everdeed's clients sent one (not on the reference's wire). */
  timezone?: string;
  size: 'slim' | 'broad';
  hair: Hair;
  skin: string;
  shirt: string;
  chair: string;
  background?: string;
  costume: boolean;
  sleep: boolean;
  hideHeader: boolean;
  disableClasses: boolean;
  newTaskEdit: boolean;
  dailyDueDefaultView: boolean;
  advancedCollapsed: boolean;
  toolbarCollapsed: boolean;
  reverseChatOrder: boolean;
  developerMode: boolean;
  autoEquip: boolean;
  stickyHeader: boolean;
  displayInviteToPartyWhenPartyIs1: boolean;
  language?: string;
  sound: string;
  automaticAllocation?: boolean;
  allocationMode: string;
  dateFormat: string;
  webhooks: Record<string, unknown>;
  emailNotifications: Record<string, boolean>;
  pushNotifications: Record<string, boolean>;
  suppressModals: Record<string, boolean>;
  tasks: {
    groupByChallenge: boolean;
    confirmScoreNotes: boolean;
    mirrorGroupTasks: string[];
    activeFilter: Record<TaskType, string>;
  };
  improvementCategories: string[];
  analyticsConsent?: boolean;
}

/** What the player has seen or unlocked. `rebirthEnabled` from level 50; `tour` steps start at -1, -2 is finished. */
export interface Flags {
  customizationsNotification: boolean;
  dropsEnabled: boolean;
  itemsEnabled: boolean;
  classSelected: boolean;
  rebirthEnabled: boolean;
  communityGuidelinesAccepted: boolean;
  welcomed: boolean;
  armoireOpened: boolean;
  armoireEmpty: boolean;
  armoireEnabled: boolean;
  cardReceived: boolean;
  warnedLowHealth: boolean;
  verifiedUsername: boolean;
  initializedUserHistory: boolean;
  showTour: boolean;
  rewrite: boolean;
  tour: Record<string, number>;
  tutorial: { common: Record<string, boolean>; ios: Record<string, boolean> };
  lastNewStuffRead: string;
  levelDrops: Record<string, boolean>;
  recaptureEmailsPhase: number;
  weeklyRecapEmailsPhase: number;
  cronCount: number;
  lastWeeklyRecap: string;
  lastFreeRebirth?: string;
  thirdPartyTools?: string;
  chatRevoked?: boolean;
  chatShadowMuted?: boolean;
  mathUpdates?: boolean;
  lastWeeklyRecapDiscriminator?: boolean;
  onboardingEmailsPhase?: string;
}
