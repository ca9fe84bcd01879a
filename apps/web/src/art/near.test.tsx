import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { useNear } from './near.ts';

/** A word that says whether it is near the window. */
function Word({ name }: { readonly name: string }) {
  const word = useRef<HTMLParagraphElement>(null);
  const isNear = useNear(word);
  return (
    <p ref={word} style={{ blockSize: '5000px', margin: 0 }}>
      {name} {isNear ? 'near' : 'far'}
    </p>
  );
}

afterEach(() => scrollTo(0, 0));

it('says what is near as the page scrolls, and what is not any more', async () => {
  await page.viewport(800, 600);
  await show(['first', 'second', 'third'].map((name) => <Word key={name} name={name} />));
  await expect.element(page.getByText('first near')).toBeInTheDocument();
  await expect.element(page.getByText('second far')).toBeInTheDocument();
  scrollTo(0, 4600);
  await expect.element(page.getByText('second near')).toBeInTheDocument();
  await expect.element(page.getByText('third far')).toBeInTheDocument();
  scrollTo(0, 5600);
  await expect.element(page.getByText('first far')).toBeInTheDocument();
});
