import { readPlain } from '../text-table.ts';
import type { Words } from '../types.ts';

/** Words of what is sold for real money, whose rows begin with `gemPacks` or `subscriptions`. */
export function readPay(payText: string, family: 'gemPacks' | 'subscriptions'): Map<string, Words> {
  const rows = [...readPlain(payText)].filter(([key]) => key.startsWith(`${family} `));
  return new Map(rows.map(([key, words]) => [key.slice(family.length + 1), words]));
}
