import { backgroundMonths } from './months.ts';
import { otherBackgroundSets } from './table.ts';
import type { BackgroundSet } from './types.ts';

/** What a month brought; a background of a month costs 7 gems, all of them 15. */
function readMonth(line: string): BackgroundSet {
  const [month = '', ...keys] = line.split(' ');
  const [year, number] = month.split('-');
  const set = `backgrounds${number}${year}`;
  return { set, keys, kind: 'month', price: 7, currency: 'gems', month, setPrice: 15 };
}

const readSets = (): BackgroundSet[] => [
  ...backgroundMonths.split('\n').map(readMonth),
  ...otherBackgroundSets,
];

/** Background sets, months first (catalogue backgrounds.json). */
export const backgroundSets: readonly BackgroundSet[] = /* @__PURE__ */ readSets();
