import { describe, expect, it } from 'vitest';
import type { ServerRefusal } from '../../../data/reply.ts';
import { whyRefused } from './why-refused.ts';

const refused = (...errors: ServerRefusal['errors']): ServerRefusal => ({
  kind: 'refused',
  status: 400,
  error: 'BadRequest',
  code: 'validationFailed',
  message: 'User validation failed.',
  errors,
  retryAfterMs: undefined,
});

describe('why a file is refused', () => {
  it('names the place of each problem, once', () => {
    const twice = { path: 'tasks.5d0c', message: 'That value isn’t valid.' };
    const cast = { path: 'stats.lvl', message: 'stats.lvl must be of type Number.' };
    expect(whyRefused(refused(twice, cast, twice), '')).toEqual([
      'tasks.5d0c: That value isn’t valid.',
      'stats.lvl must be of type Number.',
    ]);
  });

  it('is the refusal itself where no part of the file is to blame', () => {
    expect(whyRefused(refused(), '')).toEqual(['User validation failed.']);
    expect(whyRefused({ kind: 'network' }, 'no answer')).toEqual(['no answer']);
  });
});
