import { backgrounds } from '../../backgrounds/backgrounds.ts';
import { titleOfKey } from '../derive.ts';
import { rowsOfText } from '../text-table.ts';
import type { Words } from '../types.ts';
import { backgroundText } from './background-text.ts';

/** Words of the backgrounds; a row of two fields takes its name from the key. */
export function readBackgroundWords(): Map<string, Words> {
  const rows = new Map(rowsOfText(backgroundText).map(([key = '', ...rest]) => [key, rest.toReversed()]));
  const words = new Map<string, Words>();
  for (const { key } of backgrounds()) {
    const [description = '', name = titleOfKey(key)] = rows.get(key) ?? [];
    words.set(key, { name, description });
  }
  return words;
}
