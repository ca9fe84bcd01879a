import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { PageHead } from './page-head.tsx';

const PATHS = Array.from({ length: 30 }, (_, place) => `/page-${place}`);

/** A page far below its head, which is drawn anew with each press. */
function LongPage() {
  const [count, setCount] = useState(0);
  return (
    <>
      <PageHead
        title="Pages"
        tabsLabel="Pages"
        tabs={PATHS.map((path) => ({ path, label: `${path} ${count}` }))}
      />
      <div style={{ blockSize: '300vh' }} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
    </>
  );
}

it('brings the tab of the page into sight, and scrolls no page that is read further down', async () => {
  const screen = await show(<LongPage />, { path: '/page-25' });
  await expect.element(screen.getByRole('link', { name: '/page-25 0' })).toBeInViewport();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const { scrollY: before } = globalThis;
  expect(before).toBeGreaterThan(innerHeight);
  await screen.getByRole('button', { name: 'Count' }).click();
  await expect.element(screen.getByRole('link', { name: '/page-25 1' })).toBeInTheDocument();
  expect(scrollY).toBe(before);
});
