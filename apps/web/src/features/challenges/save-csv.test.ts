import { describe, expect, it } from 'vitest';
import { fileNameOf } from './save-csv.ts';

describe('the name of the file about a challenge', () => {
  it.each([
    ['Ten pages a day', 'Ten pages a day'],
    ['  **Ten** pages ', 'Ten pages'],
    ['Wo/rk: 10\\20 "now"?\n<|>*', 'Wo rk 10 20 now'],
    ['../../etc', 'etc'],
    ['Spülen 🧽 für alle', 'Spülen 🧽 für alle'],
    ['a\u202Efdp.exe\u0000', 'a fdp.exe'],
    ['🧽'.repeat(80), '🧽'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
    ['...', undefined],
    ['?', undefined],
  ])('%j gives %j', (name, file) => {
    expect(fileNameOf(name)).toBe(file);
  });
});
