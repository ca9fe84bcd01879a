import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { loadWords, t } from '../../../i18n/i18n.ts';
import { ImportScreen } from './import-screen.tsx';
import { MAX_FILE_BYTES, readFile, type Report, startOver, useImport } from './import-state.ts';

await loadWords('imports');

const report: Report = {
  tasks: { habits: 1, dailys: 0, todos: 0, rewards: 0, replaced: 0, renamed: 0, staying: 2 },
  history: { entries: 0 },
  pets: 0,
  mounts: 0,
  gear: 0,
  stock: 0,
  achievements: 0,
  checkIns: 0,
  tags: 0,
  messages: { count: 0, people: 0 },
  asides: [
    ...Array.from({ length: 10 }, (_, n) => ({
      path: `novel.${String.fromCharCode(97 + n)}`,
      reason: 'unknownField' as const,
      count: 1,
      isKept: true,
    })),
    { path: 'apiToken', reason: 'identity', count: 1, isKept: false },
  ],
  replaced: [{ path: 'stats.lvl', before: 1, after: 57 }],
};
const file = new File(['{}'], 'user-data.json');

beforeEach(() => {
  startOver();
  openGame(player());
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
  return () => vi.unstubAllGlobals();
});

describe('bringing an account along', () => {
  it('asks for a file first', async () => {
    const screen = await show(<ImportScreen />);
    await expect.element(screen.getByRole('button', { name: t('imports.choose') })).toBeVisible();
    expect(screen.getByRole('button', { name: t('imports.run') }).query()).toBeNull();
    const way = screen.getByRole('region', { name: t('imports.way') });
    await expect.poll(() => way.getByRole('listitem').elements().length).toBe(3);
  });

  it('refuses a file that is too large by itself', async () => {
    const screen = await show(<ImportScreen />);
    await readFile(new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'large.json'));
    await expect.element(screen.getByRole('alert')).toHaveTextContent(t('imports.tooLarge'));
    await expect.element(screen.getByRole('button', { name: t('imports.chooseOther') })).toBeVisible();
  });

  it('says how far the file is on its way', async () => {
    useImport.setState({ now: { step: 'reading', file, sent: 1 } });
    const screen = await show(<ImportScreen />);
    const bar = screen.getByRole('progressbar', { name: t('imports.reading') });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
    useImport.setState({ now: { step: 'reading', file, sent: 2 } });
    await expect.element(screen.getByRole('progressbar', { name: t('imports.checking') })).toBeVisible();
  });

  it('shows what the file would do, and keeps long lists folded', async () => {
    useImport.setState({ now: { step: 'shown', file, report, ms: 100 } });
    const screen = await show(<ImportScreen />);
    const unknown = screen.getByRole('region', { name: t('imports.unknown') });
    await expect.element(unknown.getByText(t('imports.kept', { count: 10 }))).toBeVisible();
    expect(unknown.getByRole('listitem').elements()).toHaveLength(8);
    await unknown.getByRole('button', { name: t('imports.more', { count: 2 }) }).click();
    await expect.poll(() => unknown.getByRole('listitem').elements().length).toBe(10);
    const left = screen.getByRole('region', { name: t('imports.left') });
    await expect.element(left).toHaveTextContent('apiToken');
    const replaced = screen.getByRole('region', { name: t('imports.replaced') });
    await expect.element(replaced).toHaveTextContent('Level 57');
    await expect.element(replaced).toHaveTextContent(t('imports.staying', { count: 2 }));
    expect(screen.getByRole('button', { name: t('imports.download') }).query()).toBeNull();
  });

  it('offers what was kept aside once it is done', async () => {
    useImport.setState({ now: { step: 'done', file, report, ms: 100 } });
    const screen = await show(<ImportScreen />);
    await expect.element(screen.getByRole('button', { name: t('imports.download') })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: t('imports.see') })).toHaveAttribute('href', '/');
  });

  it('lists the copies, and asks before it goes back', async () => {
    const copy = {
      id: 'a',
      reason: 'import',
      bytes: 2_000_000,
      madeAt: '2026-11-20T08:00:00.000Z',
      expiresAt: '2026-12-20T08:00:00.000Z',
    };
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return Response.json({ success: true, data: path.endsWith('/copies') ? [copy] : { tasks: 1 } });
    });
    const { queryClient } = await import('../../../data/queries.ts');
    queryClient.clear();
    const screen = await show(<ImportScreen />);
    await screen.getByRole('button', { name: /^Go back to the copy/ }).click();
    const dialog = screen.getByRole('dialog', { name: t('imports.restoreTitle') });
    await expect.element(dialog).toBeVisible();
    expect(asked.some((path) => path.endsWith('/restore'))).toBe(false);
    await dialog.getByRole('button', { name: t('imports.restore') }).click();
    await expect.poll(() => asked).toContain('/api/v4/imports/copies/a/restore');
  });
});
