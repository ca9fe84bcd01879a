import { describe, expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { t } from '../i18n/i18n.ts';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new TypeError('Failed to fetch');
}

async function showBroken(onLine: boolean) {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const reload = vi.fn();
  const screen = await show(
    <ErrorBoundary onReload={reload}>
      <Broken />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByText(t(onLine ? 'app.failed' : 'app.unreachable'))).toBeVisible();
  return { screen, reload };
}

describe('a page that broke', () => {
  it('without a network is loaded again once there is one', async () => {
    const { reload } = await showBroken(false);
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('with a network is left to the person', async () => {
    const { screen, reload } = await showBroken(true);
    dispatchEvent(new Event('online'));
    expect(reload).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: t('app.reload') }).click();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
