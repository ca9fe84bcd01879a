import { expect, it } from 'vitest';
import { bytesWords } from './bytes.ts';

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KiB'],
  [3_565_158, '3.4 MiB'],
  [2 ** 40 * 5000, '5,000 TiB'],
])('tells %i bytes as %s', (bytes, words) => expect(bytesWords(bytes).replace(' ', ' ')).toBe(words));
