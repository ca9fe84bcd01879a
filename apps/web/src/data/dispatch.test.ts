import { expect, it } from 'vitest';
import { dispatch } from './dispatch.ts';

it('refuses loudly to show and keep an action that could never be sent', () => {
  expect(() => dispatch({ kind: 'nobody-knows' })).toThrow('no action "nobody-knows" is registered');
});
