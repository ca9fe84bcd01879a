import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { copyText } from './copy-text.ts';
import { useToasts } from './toast-store.ts';

afterEach(() => vi.unstubAllGlobals());
const said = () => useToasts.getState().toasts.map(({ text }) => text);

/** A page of plain http, with a button that copies; returns what was selected when the browser was asked to copy. */
async function openPlain(canCopy: boolean) {
  vi.stubGlobal('isSecureContext', false);
  const selected: string[] = [];
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLTextAreaElement)
      selected.push(activeElement.value.slice(activeElement.selectionStart, activeElement.selectionEnd));
    return canCopy;
  });
  const screen = await show(<button onClick={() => void copyText('https://example.org/1')}>Copy</button>);
  await screen.getByRole('button').click();
  return { screen, selected };
}

it('copies on a page of plain http, and leaves the focus where it was', async () => {
  const { screen, selected } = await openPlain(true);
  expect(selected).toEqual(['https://example.org/1']);
  await expect.element(screen.getByRole('button')).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
  expect(said()).toEqual([]);
});

it('says so if the browser copies nothing', async () => {
  await openPlain(false);
  expect(said()).toEqual(['Your browser doesn’t let this page copy.']);
});
