import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { Composer } from './composer.tsx';

function Field({ label }: { readonly label: string }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const writing = { text, setText, field, mention: () => undefined };
  return <Composer writing={writing} label={label} onSend={() => undefined} />;
}

it('stays one line high until something is written, whomever it reaches', async () => {
  await page.viewport(360, 640);
  const long = 'Write to the Amalgamated Society of Rather Slow but Very Persistent Woodcarvers';
  const screen = await show([<Field key="short" label="Write to Ivo" />, <Field key="long" label={long} />]);
  const heightOf = (name: string) => screen.getByRole('textbox', { name }).element().clientHeight;
  await expect.poll(() => heightOf(long)).toBe(heightOf('Write to Ivo'));
  await screen.getByRole('textbox', { name: long }).fill('First\nSecond\nThird');
  await expect.poll(() => heightOf(long)).toBeGreaterThan(heightOf('Write to Ivo'));
});
