import type { MessageId } from '../../../i18n/catalogue.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';

/** Fields of a player that have a name on the screen, by path. */
const NAMES: Readonly<Record<string, MessageId>> = {
  'stats.hp': 'header.health',
  'stats.exp': 'header.experience',
  'stats.mp': 'header.mana',
  'stats.gp': 'header.gold',
  balance: 'header.gems',
  'stats.lvl': 'admin.level',
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
};

const FLAGS: ReadonlySet<string> = new Set(['auth.blocked', 'flags.chatRevoked', 'flags.chatShadowMuted']);

/** What a changed field is called; undefined for those that are known by their path only. */
export function fieldName(path: string): string | undefined {
  const id = NAMES[path];
  return id && t(id);
}

/** How the value of a field is told: as it is shown where it is edited, nothing as a dash, all else as JSON. */
export function fieldValue(path: string, value: unknown): string {
  if (FLAGS.has(path)) return t(value === true ? 'admin.on' : 'admin.off');
  if (value === null || value === undefined || value === '') return t('admin.nothing');
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return JSON.stringify(value);
  // A unit of balance is shown as four gems.
  return formatNumber(path === 'balance' ? value * 4 : value, 2);
}
