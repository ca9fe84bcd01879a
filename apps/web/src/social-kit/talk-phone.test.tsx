import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePhone } from '../../test/phone.ts';
import { forgetTalk, message, openTalk, serveTalk } from '../../test/talk.tsx';

beforeEach(forgetTalk);

describe('the field on a phone', () => {
  const BAR_PX = 84;
  const many = Array.from({ length: 30 }, (_, index) =>
    message(`m${index}`, { timestamp: Date.now() - index }),
  );
  const edges = (one: Element) => one.getBoundingClientRect();

  async function openLong() {
    await usePhone('en');
    serveTalk(...many);
    const opened = await openTalk();
    await expect.element(opened.screen.getByText('words of m0')).toBeVisible();
    return opened;
  }

  it('stays above the navigation, however far the chat is read', async () => {
    const { screen, send } = await openLong();
    for (const read of ['words of m0', 'words of m20']) {
      screen.getByText(read, { exact: true }).element().scrollIntoView({ block: 'start' });
      await expect.element(send).toBeInViewport();
      await expect.poll(() => edges(send.element()).bottom).toBeLessThanOrEqual(innerHeight - BAR_PX);
      expect(innerHeight - BAR_PX - edges(send.element()).bottom).toBeLessThan(24);
    }
  });

  it('never covers the newest line', async () => {
    const { screen, field } = await openLong();
    const newest = screen.getByRole('listitem').first().element();
    // Little more than the field is in sight, as where much stands above the talk.
    document.body.style.paddingBlock = `${innerHeight - 260}px 0`;
    scrollTo(0, 0);
    await expect.poll(() => edges(field.element()).top).toBeGreaterThanOrEqual(edges(newest).bottom);
    document.body.style.paddingBlock = '';
  });

  it('keeps clear of the keyboard', async () => {
    const { field } = await openLong();
    const view = globalThis.visualViewport;
    if (!view) throw new Error('this browser has keyboards beside the window');
    const height = vi.spyOn(view, 'height', 'get').mockReturnValue(innerHeight - 300);
    view.dispatchEvent(new Event('resize'));
    await expect.poll(() => edges(field.element()).bottom).toBeLessThanOrEqual(innerHeight - 300);
    height.mockRestore();
  });

  it('offers names above it', async () => {
    const { screen, field } = await openLong();
    await field.fill('@i');
    await expect.element(screen.getByRole('option', { name: 'Ivo @ivo' })).toBeInViewport();
    const names = edges(screen.getByRole('listbox').element());
    expect(names.bottom).toBeLessThanOrEqual(edges(field.element()).top);
  });
});
