import { valueIn } from '@everdeed/content/values';
import { nameOf } from '@everdeed/content/words';
import type { GroupRepair } from '@everdeed/contract';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { clientName } from '../../../lib/client-name.ts';
import { thingName } from '../thing-names.ts';

/** Fields of a player that have a name on the screen, by path. */
const NAMES: Readonly<Record<string, MessageId>> = {
  'stats.hp': 'header.health',
  'stats.exp': 'header.experience',
  'stats.mp': 'header.mana',
  'stats.gp': 'header.gold',
  balance: 'header.gems',
  'stats.lvl': 'admin.level',
  'stats.class': 'admin.class',
  'stats.str': 'admin.str',
  'stats.int': 'admin.int',
  'stats.con': 'admin.con',
  'stats.per': 'admin.per',
  'stats.points': 'admin.points',
  'auth.blocked': 'admin.flag.blocked',
  'flags.chatRevoked': 'admin.flag.muted',
  'flags.chatShadowMuted': 'admin.flag.shadowMuted',
  'contributor.level': 'admin.tierOnly',
  'contributor.text': 'admin.tierTitle',
  'contributor.contributions': 'admin.contributions',
  'purchased.plan.consecutive.count': 'admin.monthsInRow',
  'purchased.plan.consecutive.trinkets': 'header.hourglasses',
  'purchased.plan.consecutive.gemCapExtra': 'admin.gemCapExtra',
  'purchased.plan.gemsBought': 'admin.gemsBought',
  'purchased.plan.extraMonths': 'admin.extraMonths',
  'profile.name': 'admin.displayName',
  'auth.local.email': 'admin.email',
  'profile.blurb': 'admin.blurb',
  'secret.text': 'admin.note',
  password: 'admin.password',
  'permissions.fullAccess': 'admin.right.fullAccess',
  'permissions.userSupport': 'admin.right.userSupport',
  'permissions.moderator': 'admin.right.moderator',
  'permissions.groupSupport': 'admin.right.groupSupport',
  'permissions.challengeAdmin': 'admin.right.challengeAdmin',
  'permissions.news': 'admin.right.news',
  'permissions.coupons': 'admin.right.coupons',
  'permissions.accessControl': 'admin.right.accessControl',
  lastCron: 'admin.lastCron',
  'party._id': 'admin.groupType.party',
  device: 'admin.device',
  reports: 'admin.reports',
  jobs: 'admin.jobs',
  coupons: 'admin.coupons',
  type: 'admin.groupKind',
  value: 'admin.blockValue',
  area: 'admin.blockArea',
  disabled: 'admin.blockOff',
  siteName: 'admin.siteName',
  language: 'admin.siteLanguage',
  registration: 'admin.join',
  playersInvite: 'admin.playersInvite',
  backupHour: 'admin.backupHour',
  backupsKept: 'admin.backupsKept',
  isSetUp: 'admin.isSetUp',
  memberCount: 'admin.membersOf',
  leader: 'admin.leader',
  'quest.key': 'admin.quest',
  run: 'admin.byHand',
  'purchased.plan.planId': 'admin.plan',
  'purchased.plan.dateTerminated': 'admin.planUntil',
};

/** A change as the log has it. */
interface Change {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const FLAGS: ReadonlySet<string> = new Set([
  'auth.blocked',
  'flags.chatRevoked',
  'flags.chatShadowMuted',
  'disabled',
  'playersInvite',
  'isSetUp',
]);
const isFlag = (path: string): boolean => FLAGS.has(path) || path.startsWith('permissions.');

/** What values are called that are words of the program, by path and value. */
const VALUES: Readonly<Record<string, MessageId>> = {
  'stats.class warrior': 'class.warrior',
  'stats.class rogue': 'class.rogue',
  'stats.class healer': 'class.healer',
  'stats.class wizard': 'class.wizard',
  'type ipaddress': 'admin.blockOf.ipaddress',
  'type email': 'admin.blockOf.email',
  'type client': 'admin.blockOf.client',
  'area full': 'admin.blockFull',
  'area payments': 'admin.blockPayments',
  'registration open': 'admin.joinOpen',
  'registration invitation': 'admin.joinInvitation',
  'registration closed': 'admin.joinClosed',
};

const DATES: ReadonlySet<string> = new Set(['lastCron', 'purchased.plan.dateTerminated']);

/** The ways of mending a group, in the order in which they are offered. */
export const REPAIRS: readonly GroupRepair[] = ['recount', 'endQuest', 'setLeader', 'extendPlan', 'endPlan'];

/** What was done, where an entry tells of a deed rather than of a value; undefined for all else. */
export function deedName(path: string, after: unknown): string | undefined {
  if (path === 'changeApiToken' || path === 'removeFromParty') return t(`admin.${path}`);
  const repair = path === 'repair' && REPAIRS.find((one) => one === after);
  return repair ? t(`admin.repair.${repair}`) : undefined;
}

/** Whether the log says no more of a change than that there was one, as of a secret. */
export const isSecret = ({ path, before, after }: Change): boolean =>
  !isFlag(path) && (before ?? after ?? null) === null;

/** What a changed field is called; undefined for those that are known by their path only. */
export function fieldName(path: string): string | undefined {
  const id = NAMES[path];
  return id ? t(id) : thingName(path);
}

const timeOf = (value: unknown): string =>
  formatDate(typeof value === 'number' ? value : String(value), { dateStyle: 'medium', timeStyle: 'short' });

/** When an event ran by hand; one that was ended early tells when that was. */
function runWords(run: unknown): string {
  const [start, end] = [valueIn(run, 'start'), valueIn(run, 'end')];
  if (start === end) return t('admin.endedAt', { at: timeOf(end) });
  return t('admin.fromTo', { from: timeOf(start), to: timeOf(end) });
}

/** How the value of a field is told: as it is shown where it is edited, nothing as a dash, all else as JSON. */
export function fieldValue(path: string, value: unknown): string {
  if (isFlag(path)) return t(value === true ? 'admin.on' : 'admin.off');
  if (value === null || value === undefined || value === '') return t('admin.nothing');
  if (path === 'quest.key') return nameOf('quests', String(value));
  if (path === 'run') return runWords(value);
  if (path === 'device') return clientName(String(value));
  if (DATES.has(path)) return timeOf(value);
  const word = VALUES[`${path} ${String(value)}`];
  if (word) return t(word);
  if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no');
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return JSON.stringify(value);
  // A unit of balance is shown as four gems.
  return formatNumber(path === 'balance' ? value * 4 : value, 2);
}

/** Whether a change is worth a line: a flag that was not there before and is off is as it was. */
export const isTold = ({ path, before, after }: Change): boolean =>
  !isFlag(path) || (before === true) !== (after === true);
