import { describe, expect, it } from 'vitest';
import { Bindings } from './bindings.ts';
import { matchText } from './match-text.ts';
import { objectOf } from './format.ts';

const ID = '0f6a2f0e-0d1f-4a57-9a68-7c4f0d8a1b20';
const OTHER = '1f6a2f0e-0d1f-4a57-9a68-7c4f0d8a1b20';
const fresh = () =>
  new Bindings({
    startMs: Date.parse('2026-02-10T15:00:00.000Z'),
    sink: 'http://127.0.0.1:1',
    server: 'http://127.0.0.1:2',
  });

describe('matchText', () => {
  it.each([
    ['plain text agrees with itself', 'abc', 'abc', true],
    ['plain text differs', 'abc', 'abd', false],
    ['an instant is counted from the start', '<time:+1000>', '2026-02-10T15:00:01.000Z', true],
    ['an instant a second off differs', '<time:+1000>', '2026-02-10T15:00:02.000Z', false],
    ['an instant may carry an offset', '<iso:+0>', '2026-02-10T16:00:00.000+01:00', true],
    ['milliseconds are an instant too', '<ms:+5>', String(Date.parse('2026-02-10T15:00:00.005Z')), true],
    ['a version is any text', '<version>', '1.2.3', true],
    ['an empty version differs', '<version>', '', false],
    ['a message agrees by key', '<t:fortify>', '<t:fortify>', true],
    ['the kind of a message does not matter', '<x:fortify>', '<e:fortify>', true],
    ['another key differs', '<t:fortify>', '<t:fortified>', false],
    ['a message is no plain text', '<t:fortify>', 'Fortified!', false],
    ['a shown value must agree', '<t:won|gold=3>', '<t:won|gold=4>', false],
    ['a shown value must be there', '<t:won|gold=3>', '<t:won>', false],
    ['more values do no harm', '<t:won|gold=3>', '<t:won|gold=3|more=x>', true],
    ['messages nest', '<t:found|what=<t:honey>>', '<t:found|what=<t:honey>>', true],
    ['a nested key counts', '<t:found|what=<t:honey>>', '<t:found|what=<t:milk>>', false],
    ['a language must agree', '<t:potion@de>', '<t:potion>', false],
    ['a text the reference lacks may be anything', '<missing:blocker>', 'Anything', true],
    ['text around a message counts', '`<t:a>` and', '`<t:a>` or', false],
    ['text around a message agrees', '`<t:a>` and', '`<t:a>` and', true],
  ])('%s', (_, expected, actual, agrees) => {
    expect(matchText(expected, actual, fresh())).toBe(agrees);
  });

  it('learns an identifier once and holds to it', () => {
    const bindings = fresh();
    expect(matchText('<uuid:1>', ID, bindings)).toBe(true);
    expect(matchText('task <uuid:1>', `task ${ID}`, bindings)).toBe(true);
    expect(matchText('<uuid:1>', OTHER, bindings)).toBe(false);
    expect(bindings.text('/tasks/<uuid:1>')).toBe(`/tasks/${ID}`);
  });

  it('does not take any text for an identifier', () => {
    expect(matchText('<uuid:1>', 'not-an-id', fresh())).toBe(false);
  });
});

describe('Bindings', () => {
  it('sends one fresh identifier for a number first seen in a request', () => {
    const bindings = fresh();
    const sent = objectOf(bindings.substitute({ a: '<uuid:7>', b: ['<uuid:7>'] }));
    expect(sent['a']).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent['b']).toEqual([sent['a']]);
  });

  it('sends instants as text and milliseconds as numbers', () => {
    expect(fresh().substitute({ at: { $date: '<time:-1000>' }, ms: '<ms:+1>' })).toEqual({
      at: { $date: '2026-02-10T14:59:59.000Z' },
      ms: Date.parse('2026-02-10T15:00:00.001Z'),
    });
  });

  it('points webhooks at the receiver', () => {
    expect(fresh().text('<sink>/all')).toBe('http://127.0.0.1:1/all');
  });
});
