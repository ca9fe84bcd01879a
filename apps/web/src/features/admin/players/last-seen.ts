import { dateLocale, formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { tokenName } from '../../../lib/client-name.ts';
import type { Details } from './queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Seen {
  /** Milliseconds. */
  readonly at: number;
  /** What they were here with; absent if that is not known. */
  readonly device?: string;
}

/**
 * When somebody was here last. The account notes the beginning of each day only; what they use notes each use.
 *
 * @param loggedIn - an instant, or empty.
 */
export function lastSeen(loggedIn: string, devices: Details['devices'] = []): Seen | undefined {
  const noted = loggedIn ? Date.parse(loggedIn) : Number.NEGATIVE_INFINITY;
  const uses = devices.map((device) => ({
    at: device.lastUsedAt ? Date.parse(device.lastUsedAt) : Number.NEGATIVE_INFINITY,
    device: tokenName(device),
  }));
  const [last] = uses.filter(({ at }) => at >= noted).toSorted((one, other) => other.at - one.at);
  if (last && Number.isFinite(last.at)) return last;
  return loggedIn ? { at: noted } : undefined;
}

/** "6 min. ago" within the day, then the date. */
function agoWords(at: number, now: number): string {
  const gone = now - at;
  if (gone >= DAY_MS) return formatDate(at, { dateStyle: 'medium' });
  const format = new Intl.RelativeTimeFormat(dateLocale(), { numeric: 'auto', style: 'short' });
  if (gone >= HOUR_MS) return format.format(-Math.floor(gone / HOUR_MS), 'hour');
  return gone >= MINUTE_MS
    ? format.format(-Math.floor(gone / MINUTE_MS), 'minute')
    : format.format(0, 'second');
}

/** When and with what somebody was here last. */
export function seenWords({ at, device }: Seen, now: number): string {
  const ago = agoWords(at, now);
  return device ? t('admin.seenWith', { ago, device }) : t('admin.seen', { ago });
}
