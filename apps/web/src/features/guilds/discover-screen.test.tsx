import { I18nProvider } from '@lingui/react';
import type { Player } from '@everdeed/rules';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openGame, player } from '../../../test/game.ts';
import { personOf } from '../../../test/serve.ts';
import { queryClient } from '../../data/queries.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { i18n, t } from '../../i18n/i18n.ts';
import { DiscoverScreen } from './discover-screen.tsx';
import { GUILDS_PAGE } from './queries.ts';

const FENN = 'a3a7c2d0-0000-4000-8000-00000000000f';

const guildOf = (id: number) => ({
  _id: `guild-${id}`,
  name: `Guild ${id}`,
  summary: 'A calm corner.',
  privacy: 'public',
  leader: 'ivo',
  memberCount: 3418,
  balance: 10,
  categories: [{ _id: 'x', slug: 'academics', name: 'academics' }],
});

interface Scene {
  readonly address?: string;
  readonly guilds?: readonly object[];
  /** Undefined while it is not known. */
  readonly counts?: { readonly total: number; readonly categories: Readonly<Record<string, number>> };
  /** Whether the server has public guilds. */
  readonly isOpen?: boolean;
  readonly change?: ((of: Player) => void) | undefined;
}

const Address = () => <output data-testid="address">{useLocation().search}</output>;

async function open({ address = '', guilds = [guildOf(1)], isOpen = true, counts, change }: Scene = {}) {
  const asked: string[] = [];
  const refusal = { success: false, error: 'BadRequest', code: 'groupTypesRequired', message: 'no' };
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('/groups/count') && counts)
      return Promise.resolve(Response.json({ success: true, data: counts }));
    if (path.endsWith(`/members/${FENN}`))
      return Promise.resolve(Response.json({ success: true, data: personOf(player(), FENN, 'Fenn') }));
    if (path.includes('/groups?')) asked.push(path);
    if (!path.includes('/groups?')) return new Promise(() => undefined);
    return Promise.resolve(
      isOpen ? Response.json({ success: true, data: guilds }) : Response.json(refusal, { status: 400 }),
    );
  });
  openGame(player(change));
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[`/groups/discovery${address}`]}>
        <DiscoverScreen />
        <Address />
      </MemoryRouter>
    </I18nProvider>,
  );
  return { screen, asked, address: screen.getByTestId('address') };
}

/** How the player stands to a guild, and the word for it. */
const WAYS: readonly (readonly [string, Scene['change'], MessageId])[] = [
  ['somebody else leads', undefined, 'guilds.join'],
  ['the player leads', (of: Player) => void (of._id = 'ivo'), 'guilds.youLead'],
  ['the player is in', (of: Player) => void of.guilds.push('guild-1'), 'guilds.joined'],
  [
    'the player is invited to',
    (of: Player) => void of.invitations.guilds.push({ id: 'guild-1', name: 'Guild 1' }),
    'guilds.accept',
  ],
];

beforeEach(async () => {
  queryClient.clear();
  await page.viewport(1440, 900);
});

describe('discovery', () => {
  it('keeps what is looked for in the address, from the first page on', async () => {
    const { screen, address, asked } = await open({ address: '?size=large&page=3' });
    await screen.getByRole('checkbox', { name: t('guilds.about.finance') }).click();
    await expect.element(address).toHaveTextContent('?size=large&about=finance');
    await expect
      .poll(() => asked.at(-1))
      .toBe('/api/v4/groups?type=publicGuilds&paginate=true&page=0&minMemberCount=1000&categories=finance');
    await screen.getByRole('button', { name: t('guilds.clear') }).click();
    await expect.element(address).toBeEmptyDOMElement();
  });

  it.each(WAYS)('says of a guild that %s how to come in', async (_, change, words) => {
    const { screen } = await open({ change });
    await expect.element(screen.getByRole('article').getByText(t(words), { exact: true })).toBeVisible();
  });

  it('says that nobody is left in a guild, also to who led it', async () => {
    const guilds = [{ ...guildOf(1), memberCount: 0 }];
    const { screen } = await open({ guilds, change: (of) => void (of._id = 'ivo') });
    await expect.element(screen.getByText(t('guilds.memberCount', { count: 0 }))).toBeVisible();
    await expect.element(screen.getByText(t('guilds.join'), { exact: true })).toBeVisible();
  });

  it('says who invites', async () => {
    const invitation = { id: 'guild-1', name: 'Guild 1', inviter: FENN };
    const { screen } = await open({ change: (of) => void of.invitations.guilds.push(invitation) });
    await expect.element(screen.getByText(t('guilds.invitedBy', { name: 'Fenn' }))).toBeVisible();
  });

  it('leads to the next page while this one is full', async () => {
    const guilds = Array.from({ length: GUILDS_PAGE }, (_, id) => guildOf(id));
    const { screen, address } = await open({ guilds });
    await screen.getByRole('button', { name: t('social.next') }).click();
    await expect.element(address).toHaveTextContent('?page=2');
    await expect.element(screen.getByRole('button', { name: t('social.before') })).toBeEnabled();
  });

  it('leads to each page by its number where it is known how many there are', async () => {
    const guilds = Array.from({ length: GUILDS_PAGE }, (_, id) => guildOf(id));
    const { screen, address } = await open({ guilds, counts: { total: 74, categories: {} } });
    const numbers = screen.getByRole('navigation', { name: t('social.pages') });
    const pageOf = (page: number) =>
      numbers.getByRole('button', { name: t('social.page', { page }), exact: true });
    await expect.element(pageOf(1)).toHaveAttribute('aria-current', 'page');
    await pageOf(3).click();
    await expect.element(address).toHaveTextContent('?page=3');
    await expect.element(pageOf(3)).toHaveAttribute('aria-current', 'page');
    // The answer is as long as a page, but the count says that this is the last one.
    await expect.element(screen.getByRole('button', { name: t('social.next') })).toBeDisabled();
    expect(pageOf(4).query()).toBeNull();
  });

  it('leads back to the last page from an address behind it', async () => {
    const { screen, address } = await open({
      address: '?page=9',
      guilds: [],
      counts: { total: 74, categories: {} },
    });
    await expect.element(screen.getByRole('button', { name: t('social.page', { page: 3 }) })).toBeVisible();
    await screen.getByRole('button', { name: t('social.before') }).click();
    await expect.element(address).toHaveTextContent('?page=3');
  });

  it('says how many fit, which ones are shown, and how many there are of each category', async () => {
    const counts = { total: 74, categories: { finance: 11, academics: 0 } };
    const guilds = Array.from({ length: GUILDS_PAGE }, (_, id) => guildOf(id));
    const { screen } = await open({ guilds, counts, address: '?page=2' });
    await expect.element(screen.getByText(t('guilds.foundCount', { count: 74 }))).toBeVisible();
    await expect.element(screen.getByText(t('guilds.range', { from: 31, to: 60, total: 74 }))).toBeVisible();
    const finance = screen.getByRole('checkbox', { name: t('guilds.about.finance') });
    await expect.element(finance).toHaveAccessibleName(`${t('guilds.about.finance')} 11`);
  });

  it('shows the guilds while nobody knows how many there are', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('article')).toBeVisible();
    const finance = screen.getByRole('checkbox', { name: t('guilds.about.finance') });
    await expect.element(finance).toHaveAccessibleName(t('guilds.about.finance'));
    expect(screen.getByText(t('guilds.foundCount', { count: 74 })).query()).toBeNull();
  });

  it.each([
    { why: 'nothing fits', address: '?size=large', words: 'guilds.noneFound' },
    { why: 'there is none yet', address: '', words: 'guilds.noneYet' },
    { why: 'there are no more', address: '?page=2', words: 'guilds.noMorePages' },
  ] as const)('says that $why', async ({ address, words }) => {
    const { screen } = await open({ address, guilds: [] });
    await expect.element(screen.getByText(t(words))).toBeVisible();
  });

  it('says where a server keeps no public guilds, and offers to found none', async () => {
    const { screen } = await open({ isOpen: false });
    await expect.element(screen.getByText(t('guilds.closed'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('guilds.create') }).query()).toBeNull();
  });
});
