import {
  findAppearance,
  findBackground,
  findEgg,
  findFood,
  findGear,
  findMount,
  findPet,
  findPotion,
  findQuest,
} from '@everdeed/content';
import { isFields, valueIn } from '@everdeed/content/values';
import { isEmpty } from '../fields/field.ts';
import { choice, flag, number, text } from '../fields/readers.ts';
import { once } from '../memo.ts';
import { improvementCategory, settings } from '../players/settings.ts';
import { MAX_TAGS } from '../tags/tag.ts';
import {
  aside,
  fields,
  known,
  left,
  listOf,
  mapOf,
  one,
  orNull,
  ownedMap,
  quiet,
  setting,
  type Take,
} from './takes.ts';
import { amount, count, date, entryValue, label, value } from './values.ts';

/** Entries of a history that a file may have: more than a century of days (our own). */
export const MAX_HISTORY = 40_000;
const MAX_PINS = 5000;
const MAX_ORDER = 50_000;

const all = (take: Take, prefix: string, names: string): [string, Take][] =>
  names.split(/\s+/).map((name) => [prefix + name, take]);

const exists = (find: (key: string) => unknown) => (key: string) => find(key) !== undefined;
const look = (place: string): Take =>
  known(
    label,
    exists((key) => findAppearance(`${place}.${key}`)),
  );
const stock = (find: (key: string) => unknown): Take => mapOf(one(count), exists(find));
/** Counts below 0, found in old data, are 0 (rules-play-and-shops 4.6). */
const scrolls: Take = (sent, path, notes) =>
  one(count)(typeof sent !== 'object' && Number(sent) < 0 ? 0 : sent, path, notes);
/** `mage` means wizard, as everywhere. */
const playerClass: Take = (sent, path, notes) =>
  one(choice(['warrior', 'rogue', 'wizard', 'healer']))(sent === 'mage' ? 'wizard' : sent, path, notes);
const worn: Take = mapOf(known(label, exists(findGear)), (slot) =>
  'weapon armor head shield back headAccessory eyewear body'.split(' ').includes(slot),
);
const special: Take = (sent, path, notes) =>
  path.endsWith('Received')
    ? listOf(one(text({ maxLength: 100 })), 1000)(sent, path, notes)
    : one(count)(sent, path, notes);
const point = fields({ date: keptDate, value: entryValue, days: quiet, _id: quiet }, ['date', 'value']);

/** Histories hold instants as text and, in old and merged entries, milliseconds: each stays what it is. */
function keptDate(sent: unknown, path: string, notes: Parameters<Take>[2]): unknown {
  const read = notes.read(date, sent, path);
  if (read === undefined) return undefined;
  return typeof sent === 'number' || /^\d{6,15}$/.test(String(sent)) ? Date.parse(read) : read;
}

const pin = fields({ path: one(label), type: one(label), _id: quiet }, ['path', 'type']);
const attributes = 'str con int per';

const wholeTag = fields({
  id: one(label),
  name: one(text({ maxLength: 1000 })),
  challenge: one(flag),
  group: one(label),
  _id: quiet,
});
/** A tag; one without an id or a name is none, as when players are read (wire-user-and-tasks 5.1). */
const tag: Take = (sent, path, notes) => {
  const isWhole = !isFields(sent) || !(isEmpty(sent['id']) || isEmpty(sent['name']));
  return (isWhole ? wholeTag : aside('rejected'))(sent, path, notes);
};

const items: readonly [string, Take][] = [
  ['items.gear.owned', mapOf(one(flag), exists(findGear))],
  ['items.gear.equipped', worn],
  ['items.gear.costume', worn],
  ['items.eggs', stock(findEgg)],
  ['items.hatchingPotions', stock(findPotion)],
  ['items.food', stock(findFood)],
  ['items.quests', mapOf(scrolls, exists(findQuest))],
  ['items.pets', mapOf(one(number({ min: -1, max: 1000, whole: true })), exists(findPet))],
  ['items.mounts', mapOf(orNull(flag), exists(findMount))],
  ['items.currentPet', known(label, exists(findPet))],
  ['items.currentMount', known(label, exists(findMount))],
  ['items.special', mapOf(special, (key) => /^[a-z]\w{0,40}$/i.test(key))],
  ['items.lastDrop.date', one(date)],
  ['items.lastDrop.count', one(count)],
];

const flags: readonly [string, Take][] = [
  ...all(
    one(flag),
    'flags.',
    'dropsEnabled itemsEnabled classSelected rebirthEnabled armoireOpened armoireEmpty armoireEnabled ' +
      'initializedUserHistory rewrite mathUpdates lastWeeklyRecapDiscriminator',
  ),
  ...all(one(count), 'flags.', 'recaptureEmailsPhase weeklyRecapEmailsPhase cronCount'),
  ...all(one(date), 'flags.', 'lastWeeklyRecap lastFreeRebirth thirdPartyTools'),
  ...all(one(label), 'flags.', 'lastNewStuffRead onboardingEmailsPhase'),
  ['flags.levelDrops', mapOf(one(flag))],
  ['flags.newStuff', quiet],
  ...all(left('identity'), 'flags.', 'verifiedUsername chatRevoked chatShadowMuted'),
];

const bought = (place: string): Take =>
  ownedMap(
    one(flag),
    exists((key) => findAppearance(`${place}.${key}`)),
  );
const hair: Take = (sent, path, notes) =>
  mapOf((part, at) => bought(`hair.${at.slice(path.length + 1)}`)(part, at, notes))(sent, path, notes);

const purchased: readonly [string, Take][] = [
  ...all(one(flag), 'purchased.', 'ads mobileChat'),
  ['purchased.txnCount', one(count)],
  ['purchased.skin', bought('skin')],
  ['purchased.shirt', bought('shirt')],
  ['purchased.background', ownedMap(one(flag), exists(findBackground))],
  ['purchased.hair', hair],
];

/** What only an administrator may bring along. */
const money: readonly [string, Take][] = [
  ['balance', one(amount)],
  ...all(orNull(label), 'purchased.plan.', 'planId subscriptionId customerId paymentMethod'),
  ['purchased.plan.owner', one(label)],
  ...all(one(count), 'purchased.plan.', 'quantity gemsBought cumulativeCount perkMonthCount'),
  ['purchased.plan.extraMonths', one(amount)],
  ...all(
    orNull(date),
    'purchased.plan.',
    'dateCreated dateTerminated dateUpdated dateCurrentTypeCreated lastReminderDate lastBillingDate ' +
      'nextPaymentProcessing nextBillingDate hourglassPromoReceived',
  ),
  ['purchased.plan.mysteryItems', listOf(known(label, exists(findGear)), 1000)],
  ...all(one(count), 'purchased.plan.consecutive.', 'count offset gemCapExtra trinkets'),
  ['purchased.plan.consecutive.lastHourglassReceived', one(date)],
];

const identity =
  'apiToken permissions contributor backer secret migration pushDevices notifications _ABtests registeredThrough';
const elsewhere = 'party._id party.quest invitations guilds challenges newMessages';
const computed =
  '_id id _v __v _tmp needsCron stats.toNextLevel stats.maxHealth stats.maxMP inbox.newMessages';

const looks: readonly [string, Take][] = [
  ...'skin shirt size hair.color hair.base hair.bangs hair.beard hair.mustache hair.flower'
    .split(' ')
    .map((place): [string, Take] => [`preferences.${place}`, lookAs(place)]),
  ['preferences.background', known(label, exists(findBackground))],
];

/** A look that exists, as its setting reads it. */
function lookAs(place: string): Take {
  return (sent, path, notes) => {
    const taken = look(place)(sent, path, notes);
    const read = settings().get(path);
    return taken === undefined || !read ? undefined : notes.read(read, taken, path);
  };
}

/** Settings that say something of a group. */
const ofGroups: ReadonlySet<string> = new Set(['party.quest.completed', 'party.quest.RSVPNeeded']);

/**
 * How every field of an export is taken, by dotted path; objects that are not named are looked into. What a player may
 * set is read as if they had set it.
 */
const plain = once((): readonly [string, Take][] => [
  ...[...settings()].flatMap(([path, read]): [string, Take][] =>
    ofGroups.has(path) ? [] : [[path, setting(read)]],
  ),
  ...looks,
  ['stats.class', playerClass],
  // The order of its keys is part of its value.
  ['stats.training', fields(Object.fromEntries(all(one(value), '', attributes)))],
  ...items,
  ...flags,
  ...purchased,
  ...all(one(flag), 'preferences.', 'sleep disableClasses'),
  ['preferences.webhooks', quiet],
  ['preferences.improvementCategories', listOf(setting(improvementCategory), 100)],
  ['preferences.tasks.mirrorGroupTasks', listOf(aside('membership'), 1000)],
  ['achievements.quests', stock(findQuest)],
  ['achievements.challenges', listOf(one(text({ maxLength: 1000 })), 5000)],
  ['inbox.blocks', listOf(one(label), 5000)],
  ['history.exp', listOf(point, MAX_HISTORY)],
  ['history.todos', listOf(point, MAX_HISTORY)],
  ['tags', listOf(tag, MAX_TAGS)],
  ...all(listOf(one(label), MAX_ORDER), 'tasksOrder.', 'habits dailys todos rewards'),
  ['pinnedItems', listOf(pin, MAX_PINS)],
  ['unpinnedItems', listOf(pin, MAX_PINS)],
  ['pinnedItemsOrder', listOf(one(label), MAX_PINS)],
  ['lastCron', one(date)],
  ...all(one(count), '', 'loginIncentives invitesSent'),
  ...all(left('identity'), '', identity),
  ...all(aside('membership'), '', elsewhere),
  ['webhooks', aside('connection')],
  ...all(quiet, '', computed),
]);

/** The takes of a file's fields; money and the date of joining come along only where that is allowed. */
export function playerFields(withMoney: boolean): ReadonlyMap<string, Take> {
  const held = money.map(([path, take]): [string, Take] => [path, withMoney ? take : left('money')]);
  return new Map([...plain(), ...held, ['auth', withMoney ? joined : left('identity')]]);
}

/** The date of joining is all that is ever taken of sign-in data. */
const joined: Take = (sent, path, notes) => {
  left('identity')(sent, path, notes);
  return one(date)(valueIn(sent, 'timestamps', 'created'), `${path}.timestamps.created`, notes);
};
