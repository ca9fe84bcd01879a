import { afterEach, expect, it } from 'vitest';
import { bringMissingStyles } from './missing-styles.ts';

const STYLES = 'data:text/css,:root{--came:yes}';
const came = () => getComputedStyle(document.documentElement).getPropertyValue('--came');

/** A place where nothing is any more. */
function gone(): string {
  const url = URL.createObjectURL(new Blob([''], { type: 'text/css' }));
  URL.revokeObjectURL(url);
  return url;
}

/** Adds styles as a script does that brings some, and waits until they have failed. */
async function addMissing(): Promise<HTMLLinkElement> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = gone();
  const failed = new Promise((resolve) => link.addEventListener('error', resolve));
  document.head.append(link);
  await failed;
  return link;
}

afterEach(() => {
  for (const link of document.querySelectorAll('link[href^="data:"], link[href^="blob:"]')) link.remove();
});

it('styles that did not come are asked for until they are there', async () => {
  const link = await addMissing();
  await expect(bringMissingStyles(), 'without a network').rejects.toBeDefined();
  expect(link.isConnected).toBe(false);
  const second = document.querySelector<HTMLLinkElement>('link[href^="blob:"]');
  // The place is there again; what stands in the page does not notice.
  second?.setAttribute('media', 'not all');
  second?.setAttribute('href', STYLES);
  expect(came()).toBe('');
  await bringMissingStyles();
  expect(came()).toBe('yes');
});

it('all who wait for the same styles have them when they go on', async () => {
  const link = await addMissing();
  link.media = 'not all';
  link.href = STYLES;
  const seen = await Promise.all([1, 2].map(async () => bringMissingStyles().then(came)));
  expect(seen).toEqual(['yes', 'yes']);
});

it('nothing is asked for where nothing is missing', async () => {
  const before = document.querySelectorAll('link').length;
  await bringMissingStyles();
  expect(document.querySelectorAll('link')).toHaveLength(before);
});
