import { messageLanguages } from '@everdeed/content';
import { wordLanguages } from '@everdeed/content/words';

/** Language codes of the wire (wire-user-and-tasks 0.10). */
const languageCodes = [
  'bg',
  'cs',
  'da',
  'de',
  'en',
  'en_GB',
  'es',
  'es_419',
  'fr',
  'he',
  'hu',
  'id',
  'it',
  'ja',
  'nl',
  'pl',
  'pt',
  'pt_BR',
  'ro',
  'ru',
  'sk',
  'sr',
  'sv',
  'tr',
  'uk',
  'zh',
  'zh_TW',
] as const;

/** The wire's languages, and those that there are words or messages in. */
const known = new Set<string>([...languageCodes, ...wordLanguages(), ...messageLanguages()]);
const latinAmerica = new Set('419 ar bo br cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve'.split(' '));

/** Whether the code is one of the wire's. */
export const isLanguage = (code: unknown): code is string => typeof code === 'string' && known.has(code);

function fromTag(tag: string): string | undefined {
  const [base = '', ...rest] = tag.toLowerCase().split('-');
  const short = base.slice(0, 2);
  const region = rest.at(-1);
  if (short === 'es' && region !== undefined && latinAmerica.has(region)) return 'es_419';
  if (short === 'pt' && region === 'br') return 'pt_BR';
  if (short === 'zh' && region === 'tw') return 'zh_TW';
  return known.has(short) ? short : undefined;
}

/** The language of a request: query, then the player's own, then the browser's, then English. */
export function negotiateLanguage(
  query: unknown,
  preferred: string | undefined,
  acceptLanguage: string | undefined,
): string {
  if (query !== undefined) return isLanguage(query) ? query : 'en';
  if (isLanguage(preferred)) return preferred;
  const entries = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry, place) => {
      const [tag = '', ...attributes] = entry.trim().split(';');
      const quality = attributes.map((a) => /^\s*q=([\d.]+)\s*$/.exec(a)?.[1]).find((q) => q !== undefined);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality), place };
    });
  entries.sort((a, b) => b.quality - a.quality || a.place - b.place);
  for (const { tag } of entries) {
    const code = fromTag(tag);
    if (code !== undefined) return code;
  }
  return 'en';
}
