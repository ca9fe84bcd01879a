import { runningEventsAt, setEventRuns } from '@everdeed/content';
import { afterEach, expect, it, vi } from 'vitest';
import { serveCalls } from '../../test/serve.ts';
import { useEventRuns } from './event-runs.ts';
import { followEvents, refreshEvents } from './follow-events.ts';

const NOW = Date.parse('2026-06-10T12:00Z');
const RUN = { start: NOW - 1000, end: NOW + 1000 };
const isOn = (): boolean => runningEventsAt(NOW).some(({ event }) => event.key === 'birthday');

afterEach(() => {
  localStorage.clear();
  setEventRuns({});
  vi.unstubAllGlobals();
});

function follow(answer: unknown) {
  const asked = serveCalls(() => answer);
  const leaving = new AbortController();
  followEvents(leaving.signal);
  return { asked, leave: () => leaving.abort() };
}

it('takes over what the server says, tells screens, and knows it without a server the next time', async () => {
  const { leave } = follow({ eventRuns: { birthday: RUN, odd: 'junk' } });
  await expect.poll(isOn).toBe(true);
  expect(useEventRuns.getState()).toEqual({ birthday: RUN });
  leave();
  setEventRuns({});
  const { leave: leaveAgain } = follow(Response.error());
  expect(isOn()).toBe(true);
  await refreshEvents();
  expect(isOn()).toBe(true);
  leaveAgain();
});

it('forgets what is no longer by hand', async () => {
  localStorage.setItem('everdeed-event-runs', JSON.stringify({ birthday: RUN }));
  const { leave } = follow({ eventRuns: {} });
  expect(isOn()).toBe(true);
  await expect.poll(isOn).toBe(false);
  leave();
});

it('keeps to the calendar where what it kept cannot be read, and asks nothing once it is over', () => {
  localStorage.setItem('everdeed-event-runs', 'junk');
  const { leave } = follow({ eventRuns: {} });
  expect(isOn()).toBe(false);
  leave();
  const over = new AbortController();
  over.abort();
  const asked = serveCalls(() => ({}));
  followEvents(over.signal);
  expect(asked).toEqual([]);
});
