import { DAY_MS } from '@everdeed/rules';
import { expect, test } from 'vitest';
import { cli, cliFolder } from './support/cli.ts';

cliFolder('events');

const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('an operator lists events, ends what is on, and starts it again', async () => {
  const isOn = async () => (await cli('events')).text.includes('piDay: on until');
  expect((await cli('events')).text.split('\n')).toHaveLength(12);
  expect(await cli('events', 'start', 'doomsday', dayAhead(3))).toEqual({
    code: 1,
    text: 'events: there is no event of this key; say "events" to see them all',
  });
  if (await isOn()) await cli('events', 'end', 'piDay');
  expect((await cli('events', 'end', 'piDay')).code).toBe(1);
  expect((await cli('events', 'start', 'piDay', 'soon')).text).toContain('say until when');
  expect((await cli('events', 'start', 'piDay', dayAhead(3))).text).toBe('piDay is on now.');
  expect((await cli('events')).text).toContain(`piDay: on until ${dayAhead(3)}, started by hand`);
  expect((await cli('events', 'start', 'piDay', dayAhead(3))).code).toBe(1);
  expect((await cli('events', 'end', 'piDay')).text).toBe('piDay is over.');
  expect(await isOn()).toBe(false);
  expect((await cli('audit')).text).toContain('endEvent');
  expect((await cli('events', 'dance')).text).toContain('events start KEY DATE');
});
