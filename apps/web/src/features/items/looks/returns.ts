import { backgroundSets, galas } from '@everdeed/content';
import { offerAt, shopDay, startOfShopDay } from '@everdeed/rules';

/** The day of the month on which the backgrounds for sale change (rules-play-and-shops 6.1). */
const BACKGROUND_DAY = 7;
/** Every set that returns at all does so within two years. */
const MOST_MONTHS = 24;

/** When a season begins next: on day 1 of its first month (rules-play-and-shops 6.4). */
export function nextSeason(available: string, now: number): number | undefined {
  const gala = galas.find(({ key }) => `gala:${key}` === available);
  if (!gala) return undefined;
  const { year } = shopDay(now);
  return [year, year + 1].map((one) => startOfShopDay(one, gala.startMonth, 1)).find((start) => start > now);
}

let known: { readonly month: string; readonly starts: ReadonlyMap<string, number> } | undefined;

function workOut(year: number, month: number, now: number): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  const months = new Set(backgroundSets.filter(({ kind }) => kind === 'month').map(({ set }) => set));
  for (let ahead = 0; ahead <= MOST_MONTHS && starts.size < months.size; ahead++) {
    const start = startOfShopDay(year, month + ahead, BACKGROUND_DAY);
    if (start <= now) continue;
    for (const set of offerAt('backgrounds', start)?.keys ?? [])
      if (months.has(set) && !starts.has(set)) starts.set(set, start);
  }
  return starts;
}

/** When a set of backgrounds is for sale next, apart from now; undefined if that is not known. */
export function nextSale(set: string, now: number): number | undefined {
  const { year, month, day } = shopDay(now);
  const name = `${year}-${month}-${day < BACKGROUND_DAY}`;
  if (known?.month !== name) known = { month: name, starts: workOut(year, month, now) };
  return known.starts.get(set);
}
