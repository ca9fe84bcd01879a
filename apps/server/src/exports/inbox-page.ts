import type { Player } from '@everdeed/rules';
import type { StoredCopy } from '../storage/inbox/stored-copy.ts';
import { asText } from '@everdeed/rules';
import type { Words } from '../words/words.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** An instant (ms) on the player's clock and in their order of day, month and year. */
function timeOf(at: number, { dateFormat, timezoneOffset }: Player['preferences']): string {
  const [date = '', time = ''] = new Date(at - timezoneOffset * 60_000).toISOString().split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  const shown = dateFormat.replace('yyyy', year).replace('MM', month).replace('dd', day);
  return `${shown} ${time.slice(0, 8)}`;
}

/** Who reads the page, and in which words. */
interface PageReader {
  readonly words: Words;
  readonly language: string;
  readonly player: Player;
}

function entry(
  { words, language, player }: PageReader,
  copy: StoredCopy,
  place: { readonly number: number; readonly total: number },
): string {
  const label = words.plain(language, copy.sent ? 'to' : 'from');
  const name = escaped(asText(copy.details['user']) || copy.otherId);
  const time = timeOf(copy.at, player.preferences);
  const head = `${escaped(label)} <strong>${name}</strong> ${time} (${place.number}/${place.total})`;
  return `<p>${head}</p><div style="white-space: pre-wrap">${escaped(copy.text)}</div><hr>`;
}

/** Private messages as a bare page, the newest first (wire-user-and-tasks 5.6). Markdown stays as it was written. */
export function inboxPage(reader: PageReader, newestFirst: readonly StoredCopy[]): string {
  const total = newestFirst.length;
  const entries = newestFirst.map((copy, index) => entry(reader, copy, { number: index + 1, total }));
  const head = '<meta charset="utf-8"><title>Inbox</title>';
  return `<!doctype html>\n<html lang="${reader.language.replace('_', '-')}"><head>${head}</head><body>${entries.join('\n')}</body></html>\n`;
}
