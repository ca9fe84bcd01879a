import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { t } from '../i18n/i18n.ts';
import { Menu } from './menu.tsx';
import { ToastArea } from './toast-area.tsx';
import { type NewToast, showError, showToast, useToasts, VISIBLE_TOASTS } from './toast-store.ts';

type Screen = Awaited<ReturnType<typeof show>>;

/** The area of toasts with the pointer on it: on a slow machine, a toast would be gone before it is checked. */
function restOn(screen: Screen) {
  const area = screen.getByRole('region', { name: t('ui.toasts'), includeHidden: true });
  const point = (event: 'pointerover' | 'pointerout') =>
    area.element().dispatchEvent(new PointerEvent(event, { bubbles: true }));
  point('pointerover');
  return { area, lookAway: () => point('pointerout') };
}

async function showToasts(...toasts: readonly NewToast[]) {
  const screen = await show(
    <>
      <input aria-label="Notes" />
      <ToastArea />
    </>,
  );
  const rested = restOn(screen);
  for (const toast of toasts) showToast(toast);
  return { screen, ...rested };
}

const undoable = (text: string, run = vi.fn()) => ({
  run,
  toast: { type: 'success', text, action: { label: t('ui.undo'), run, undo: true } } satisfies NewToast,
});

describe('toasts', () => {
  it('tell what happened, with figures', async () => {
    const { area } = await showToasts({
      type: 'success',
      text: 'Take the stairs',
      figures: [
        { icon: 'coin', text: '+1.5' },
        { icon: 'heart', text: '−2', loss: true },
      ],
    });
    await expect.element(area.getByText('Take the stairs')).toBeVisible();
    await expect.element(area.getByText('+1.5')).toBeVisible();
    await expect.element(area.getByText('−2')).toHaveAttribute('data-loss', 'true');
  });

  it('cover no menu that is opened', async () => {
    const screen = await show(
      <>
        <div style={{ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 0 }}>
          <Menu
            trigger={<button type="button">More</button>}
            entries={['One', 'Two', 'Three'].map((label) => ({ label, onSelect: vi.fn() }))}
          />
        </div>
        <ToastArea />
      </>,
    );
    showToast({
      type: 'info',
      text: 'A toast as wide as what it says, which is about as much as this',
      stays: true,
    });
    await expect.element(screen.getByText('A toast')).toBeVisible();
    await screen.getByRole('button', { name: 'More' }).click();
    const entries = screen.getByRole('menuitem');
    await expect.element(entries.first()).toBeVisible();
    for (const entry of entries.elements()) {
      const { x, y, width, height } = entry.getBoundingClientRect();
      expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(entry);
    }
  });

  it.each([
    ['a wide screen', 1440, 900],
    ['a phone', 360, 740],
  ])('cover nothing that is pressed again and again, and leave (%s)', async (_, width, height) => {
    await page.viewport(width, height);
    const buy = vi.fn(() => showToast({ type: 'drop', text: 'A feather from the armoire', see: '/' }));
    const screen = await show(
      <>
        <button
          type="button"
          style={{ position: 'fixed', insetInlineEnd: 48, insetBlockEnd: 104 }}
          onClick={buy}
        >
          Buy
        </button>
        <ToastArea />
      </>,
    );
    const { area, lookAway } = restOn(screen);
    const button = screen.getByRole('button', { name: 'Buy' });
    await button.click();
    const { x, y } = button.element().getBoundingClientRect();
    for (let time = 2; time <= 4; time += 1) {
      await expect.element(screen.getByText('A feather').nth(time - 2)).toBeVisible();
      expect(document.elementFromPoint(x + 4, y + 4)).toBe(button.element());
      await button.click();
      expect(buy).toHaveBeenCalledTimes(time);
    }
    const placeNow = () => getComputedStyle(area.element()).insetBlockEnd;
    const place = placeNow();
    lookAway();
    await expect.poll(() => useToasts.getState().toasts).toEqual([]);
    await expect.poll(placeNow).not.toBe(place);
    await page.viewport(1280, 900);
  });

  it('are spoken politely, errors at once', async () => {
    const { area } = await showToasts({ type: 'info', text: 'Saved' }, { type: 'error', text: 'Not saved' });
    await expect.element(area.getByRole('log')).toHaveTextContent('Saved');
    const alert = area.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Not saved');
    expect(alert.elements()).toHaveLength(1);
    // Two live regions around it would speak it twice.
    expect(alert.element().closest('[role=log]')).toBeNull();
  });

  it('leave errors where they are when others come and go', async () => {
    const { area, lookAway } = await showToasts({ type: 'error', text: 'Not saved' });
    const error = area.getByRole('alert');
    await expect.element(error).toBeVisible();
    const top = () => error.element().getBoundingClientRect().top;
    await Promise.all(
      error
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const before = top();
    showToast({ type: 'info', text: 'A note' });
    await expect.element(area.getByText('A note')).toBeVisible();
    expect(top()).toBe(before);
    lookAway();
    await expect.element(area.getByText('A note')).not.toBeInTheDocument();
    expect(top()).toBe(before);
  });

  it('leave by themselves, the oldest first', async () => {
    const { area, lookAway } = await showToasts(
      { type: 'info', text: 'First' },
      { type: 'info', text: 'Second' },
    );
    await expect.element(area.getByText('First')).toBeVisible();
    const left: string[] = [];
    const stop = useToasts.subscribe(({ toasts }, { toasts: before }) =>
      left.push(...before.filter((one) => !toasts.includes(one)).map(({ text = '' }) => text)),
    );
    lookAway();
    await expect.element(area.getByText('Second')).not.toBeInTheDocument();
    stop();
    expect(left).toEqual(['First', 'Second']);
  });

  it('stay while somebody points at them', async () => {
    const { area, lookAway } = await showToasts({ type: 'info', text: 'Wait for me' });
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await expect.element(area.getByText('Wait for me')).toBeVisible();
    lookAway();
    await expect.element(area.getByText('Wait for me')).not.toBeInTheDocument();
  });

  it('stay when they tell of an error, until they are closed', async () => {
    const { area } = await showToasts();
    showError('Not saved');
    await expect.element(area.getByText('Not saved')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await area.getByRole('button', { name: t('ui.close') }).click();
    await expect.element(area.getByText('Not saved')).not.toBeInTheDocument();
  });

  it('tell the same error once', async () => {
    const { area } = await showToasts();
    for (let time = 0; time < 3; time++) showError('Not saved');
    await expect.element(area.getByText('Not saved')).toBeVisible();
    expect(area.getByText('Not saved').elements()).toHaveLength(1);
  });

  it('wait in line beyond four', async () => {
    const many = Array.from(
      { length: VISIBLE_TOASTS + 2 },
      (_, index): NewToast => ({ type: 'error', text: `Toast ${index}` }),
    );
    const { area } = await showToasts(...many);
    await expect.element(area.getByText('Toast 3')).toBeVisible();
    expect(area.getByText('Toast 4').query()).toBeNull();
    await area
      .getByRole('button', { name: t('ui.close') })
      .first()
      .click();
    await expect.element(area.getByText('Toast 4')).toBeVisible();
  });
});

describe('undo', () => {
  it('takes back by its button, once, and the toast goes', async () => {
    const { run, toast } = undoable('Take the stairs');
    const { area } = await showToasts(toast);
    await area.getByRole('button', { name: t('ui.undo') }).click();
    expect(run).toHaveBeenCalledOnce();
    await expect.element(area.getByText('Take the stairs')).not.toBeInTheDocument();
  });

  it('takes back the newest by Control and Z, then the one before', async () => {
    const [first, second] = [undoable('First'), undoable('Second')];
    await showToasts(first.toast, second.toast);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(second.run).toHaveBeenCalledOnce();
    expect(first.run).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(first.run).toHaveBeenCalledOnce();
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('leaves Control and Z to a field in which somebody types', async () => {
    const { run, toast } = undoable('Take the stairs');
    const { screen } = await showToasts(toast);
    await screen.getByLabelText('Notes').click();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(run).not.toHaveBeenCalled();
  });

  it('reaches actions whose toasts have gone, and says where it ends', async () => {
    const { run, toast } = undoable('Take the stairs');
    const { area, lookAway } = await showToasts(toast);
    lookAway();
    await expect.element(area.getByText('Take the stairs')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(run).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(area.getByText(t('ui.undoEnd'))).toBeVisible();
    expect(run).toHaveBeenCalledOnce();
  });

  it('is not what any other button of a toast does', async () => {
    const run = vi.fn();
    await showToasts({ type: 'info', text: 'New version', action: { label: 'Reload', run } });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(run).not.toHaveBeenCalled();
  });
});
