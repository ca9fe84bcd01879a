import { describe, expect, it } from 'vitest';
import { accept, refuse, ruledOut } from './result.ts';

describe('a result without what its input rules out', () => {
  const named = ruledOut('missingKeyParam', 'typeRequired');

  it('is the same result', () => {
    expect(named(accept(5))).toEqual({ ok: true, value: 5 });
    const refused = refuse('notFound', 'itemNotFound', { key: 'x' });
    expect(named(refused)).toEqual(refused);
  });

  it('is nothing that may happen after all', () => {
    expect(() => named(refuse('badRequest', 'missingKeyParam'))).toThrow('ruled out: missingKeyParam');
  });
});
