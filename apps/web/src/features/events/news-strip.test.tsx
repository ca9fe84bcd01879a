import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hide, isHidden } from '../../data/news-device.ts';
import { newsAt } from './news.ts';
import { NewsStrip } from './news-strip.tsx';
import { show } from '../../../test/render.tsx';

const FEAST = newsAt(Date.parse('2026-11-22T12:00Z'))[0];

async function open(path: '/shops/market' | undefined) {
  if (!FEAST) throw new Error('no feast');
  const onHide = vi.fn();
  return { screen: await show(<NewsStrip news={FEAST} path={path} onHide={onHide} />), onHide };
}

it('says what is on and for how long, leads there, and goes away', async () => {
  await page.viewport(1440, 900);
  const { screen, onHide } = await open('/shops/market');
  await expect.element(screen.getByRole('heading', { name: 'Harvest feast' })).toBeVisible();
  await expect.element(screen.getByText('Until Tuesday 1 December')).toBeVisible();
  await expect.element(screen.getByText(/tasks drop pie/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'To the market' }))
    .toHaveAttribute('href', '/shops/market');
  await screen.getByRole('button', { name: 'Hide: Harvest feast' }).click();
  expect(onHide).toHaveBeenCalledOnce();
});

it('has no link when it is already there', async () => {
  const { screen } = await open(undefined);
  await expect.element(screen.getByRole('heading', { name: 'Harvest feast' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(0);
});

it('is one line on a phone, in which everything but the cross leads there', async () => {
  await page.viewport(360, 800);
  const { screen, onHide } = await open('/shops/market');
  const strip = screen.getByRole('region', { name: 'What’s on' });
  await expect.poll(() => strip.element().getBoundingClientRect().height).toBeLessThan(100);
  await screen.getByRole('button', { name: 'Hide: Harvest feast' }).click();
  expect(onHide).toHaveBeenCalledOnce();
  await page.viewport(1440, 900);
});

it('stays hidden for the player who hid it', () => {
  localStorage.clear();
  hide('maren', 'feast 2026');
  hide('maren', 'pie 2026');
  expect(isHidden('maren', 'feast 2026')).toBe(true);
  expect(isHidden('maren', 'pie 2026')).toBe(true);
  expect(isHidden('maren', 'feast 2027')).toBe(false);
  expect(isHidden('jonas', 'feast 2026')).toBe(false);
});
