import { describe, expect, it } from 'vitest';
import { tracePixels } from './pixels.ts';

describe('tracePixels', () => {
  it('draws each run of one letter as one rectangle', () => {
    expect(tracePixels(['.aa.', 'b..a']).get('a')).toBe('M1 0h2v1h-2zM3 1h1v1h-1z');
  });

  it('keeps letters apart and leaves dots clear', () => {
    const paths = tracePixels(['ab.', '...']);
    expect([...paths.keys()]).toEqual(['a', 'b']);
    expect(paths.get('b')).toBe('M1 0h1v1h-1z');
  });
});
