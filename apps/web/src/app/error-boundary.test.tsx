import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { t } from '../i18n/i18n.ts';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new TypeError('Failed to fetch');
}

afterEach(() => vi.unstubAllGlobals());

const ownScript = new URL('error-boundary.tsx', import.meta.url).pathname;
/** The start page as the server has it now. */
const answerWith = (page: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(page, { status })),
  );

async function showBroken(onLine: boolean) {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const reload = vi.fn();
  const screen = await show(
    <ErrorBoundary onReload={reload}>
      <Broken />
    </ErrorBoundary>,
  );
  return { screen, reload };
}

describe('a page that broke', () => {
  it('without a network is loaded again once there is one', async () => {
    const { screen, reload } = await showBroken(false);
    await expect.element(screen.getByText(t('app.unreachable'))).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('with a network is left to the person', async () => {
    answerWith(`<script src="${ownScript}"></script>`);
    const { screen, reload } = await showBroken(true);
    await expect.element(screen.getByText(t('app.failed'))).toBeVisible();
    dispatchEvent(new Event('online'));
    expect(reload).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: t('app.reload') }).click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('after a new release says so, and that nothing is lost', async () => {
    answerWith('<script src="/assets/another.js"></script>');
    const { screen, reload } = await showBroken(true);
    await expect.element(screen.getByText('There is a new version of this page.')).toBeVisible();
    await expect.element(screen.getByText(/Nothing you did here is lost/)).toBeVisible();
    await screen.getByRole('button', { name: t('app.reload') }).click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of the same release', `<script src="${ownScript}"></script>`, 200],
    ['that is being restarted', 'Bad gateway', 502],
  ])('with a server %s speaks of no other', async (_, page, status) => {
    answerWith(page, status);
    const { screen } = await showBroken(true);
    await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(screen.getByText(t('app.failed'))).toBeVisible();
  });
});
