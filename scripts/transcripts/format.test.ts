import { describe, expect, it } from 'vitest';
import { parseTranscript } from './format.ts';

const META = '{"kind":"meta","name":"x","start":"2026-02-10T15:00:00.000Z","dice":0.5,"headers":{}}';

describe('parseTranscript', () => {
  it('takes the first line for the frame and the rest in order', () => {
    const parsed = parseTranscript('x', `${META}\n{"kind":"clock","at":5}\n\n{"kind":"dice","value":0}\n`);
    expect(parsed.meta.dice).toBe(0.5);
    expect(parsed.lines.map((line) => line.kind)).toEqual(['clock', 'dice']);
  });

  it('refuses a file without a frame', () => {
    expect(() => parseTranscript('x', '{"kind":"clock","at":5}')).toThrow('not a meta line');
  });
});
