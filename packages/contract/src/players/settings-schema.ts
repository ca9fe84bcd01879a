import { Type } from 'typebox';
import { instant, mapOf, open, optionalText, text, word } from '../core/fields.ts';

const flag = Type.Boolean();
const optionalFlag = Type.Optional(flag);
const number = Type.Number();
const flags = mapOf(flag);

const hairSchema = Type.Object(
  { color: text, base: number, bangs: number, beard: number, mustache: number, flower: number },
  { description: 'Numbers of hair options; 0 is none.' },
);

/** The choices of a player (wire-user-and-tasks 1.2). */
export const preferencesSchema = Type.Object({
  dayStart: Type.Number({ description: 'The hour at which the day begins: 0 to 23.' }),
  timezoneOffset: Type.Number({ description: 'Minutes to add to local time to get UTC.' }),
  timezoneOffsetAtLastCron: Type.Optional(number),
  timezone: Type.Optional(Type.String({ description: 'IANA name. Not part of the reference.' })),
  size: word(['slim', 'broad']),
  hair: hairSchema,
  skin: text,
  shirt: text,
  chair: text,
  background: optionalText,
  costume: flag,
  sleep: flag,
  hideHeader: flag,
  disableClasses: flag,
  newTaskEdit: flag,
  dailyDueDefaultView: flag,
  advancedCollapsed: flag,
  toolbarCollapsed: flag,
  reverseChatOrder: flag,
  developerMode: flag,
  autoEquip: flag,
  stickyHeader: flag,
  displayInviteToPartyWhenPartyIs1: flag,
  language: optionalText,
  sound: text,
  automaticAllocation: optionalFlag,
  allocationMode: text,
  dateFormat: text,
  webhooks: open('Obsolete.'),
  emailNotifications: flags,
  pushNotifications: flags,
  suppressModals: flags,
  tasks: Type.Object({
    groupByChallenge: flag,
    confirmScoreNotes: flag,
    mirrorGroupTasks: Type.Array(text),
    activeFilter: Type.Object({ habit: text, daily: text, todo: text, reward: text }),
  }),
  improvementCategories: Type.Array(text),
  analyticsConsent: optionalFlag,
});

/** What a player has seen, reached or is allowed (wire-user-and-tasks 1.2). */
export const flagsSchema = Type.Object({
  customizationsNotification: flag,
  dropsEnabled: flag,
  itemsEnabled: flag,
  classSelected: flag,
  rebirthEnabled: flag,
  communityGuidelinesAccepted: flag,
  welcomed: flag,
  armoireOpened: flag,
  armoireEmpty: flag,
  armoireEnabled: flag,
  cardReceived: flag,
  warnedLowHealth: flag,
  verifiedUsername: flag,
  initializedUserHistory: flag,
  showTour: flag,
  rewrite: flag,
  tour: mapOf(number, 'Tours by name: -1 not started, -2 finished, else the step.'),
  tutorial: Type.Object({ common: flags, ios: flags }),
  lastNewStuffRead: text,
  newStuff: Type.Optional(Type.Boolean({ description: 'There is news that the player has not read.' })),
  levelDrops: flags,
  recaptureEmailsPhase: number,
  weeklyRecapEmailsPhase: number,
  cronCount: number,
  lastWeeklyRecap: instant(),
  lastFreeRebirth: Type.Optional(instant()),
  thirdPartyTools: Type.Optional(instant()),
  chatRevoked: optionalFlag,
  chatShadowMuted: optionalFlag,
  mathUpdates: optionalFlag,
  lastWeeklyRecapDiscriminator: optionalFlag,
  onboardingEmailsPhase: optionalText,
});
