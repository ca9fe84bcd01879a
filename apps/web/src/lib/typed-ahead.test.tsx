import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { holdKeys, takeTyped } from './typed-ahead.ts';

const heard = vi.fn();
const hear = ({ key }: KeyboardEvent) => void heard(key);
const leave = vi.fn();
let stop = () => undefined as void;

beforeEach(() => {
  vi.clearAllMocks();
  addEventListener('keydown', hear);
  stop = holdKeys(leave);
});
afterEach(() => {
  stop();
  removeEventListener('keydown', hear);
  vi.useRealTimers();
});

const keysHeard = () => heard.mock.calls.flat();

it('keeps letters and Enter from the page, and gives the letters once', async () => {
  await userEvent.keyboard('new{Enter}{ArrowDown}');
  expect(keysHeard()).toEqual(['ArrowDown']);
  expect([takeTyped(), takeTyped()]).toEqual(['new', '']);
  expect(leave).not.toHaveBeenCalled();
});

it('leaves on Escape', async () => {
  await userEvent.keyboard('{Escape}');
  expect(leave).toHaveBeenCalledOnce();
  expect(keysHeard()).toEqual([]);
});

it('leaves a field its letters', async () => {
  const screen = await show(<input aria-label="Elsewhere" />);
  const field = screen.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('new');
  await expect.element(field).toHaveValue('new');
  expect(takeTyped()).toBe('');
});

it('ends when it is stopped, and begins anew without what was typed before', async () => {
  await userEvent.keyboard('a');
  stop();
  await userEvent.keyboard('b');
  expect(keysHeard()).toEqual(['b']);
  stop = holdKeys(leave);
  expect(takeTyped()).toBe('');
});

it('ends by itself where nothing comes', async () => {
  stop();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  stop = holdKeys(leave);
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  await userEvent.keyboard('a');
  expect(keysHeard()).toEqual(['a']);
});
