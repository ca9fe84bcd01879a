import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { queryClient } from '../../data/queries.ts';
import { t } from '../../i18n/i18n.ts';
import { TavernScreen } from './tavern-screen.tsx';

interface Scene {
  readonly worldBoss?: object;
  readonly chat?: readonly object[];
  /** Whether the server has public talk. */
  readonly isOpen?: boolean;
  readonly change?: (of: Player) => void;
  readonly heroes?: readonly object[];
}

async function open({ worldBoss = {}, chat = [], isOpen = true, change, heroes = [] }: Scene = {}) {
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('/world-state'))
      return Promise.resolve(Response.json({ success: true, data: { worldBoss } }));
    if (path.includes('/hall/heroes')) return Promise.resolve(Response.json({ success: true, data: heroes }));
    if (!path.includes('/chat')) return new Promise(() => undefined);
    const refusal = { success: false, error: 'BadRequest', code: 'featureRetired', message: 'gone' };
    return Promise.resolve(
      isOpen ? Response.json({ success: true, data: chat }) : Response.json(refusal, { status: 400 }),
    );
  });
  openGame(player(change));
  const onToggleSleep = vi.fn();
  const screen = await show(<TavernScreen onSet={vi.fn()} onToggleSleep={onToggleSleep} />);
  return { screen, onToggleSleep };
}

const BOSS = {
  key: 'dysheartener',
  active: true,
  progress: { hp: 3_482_310, rage: 412_500 },
  extra: { worldDmg: { seasonalShop: true }, desperate: true },
};

beforeEach(() => queryClient.clear());

describe('the tavern', () => {
  it('lets the player rest with one switch', async () => {
    const { screen, onToggleSleep } = await open();
    await screen.getByRole('switch', { name: t('guilds.rest') }).click();
    expect(onToggleSleep).toHaveBeenCalledOnce();
  });

  it('says to those who rest that nothing can hurt them', async () => {
    const { screen } = await open({ change: (of) => void (of.preferences.sleep = true) });
    await expect.element(screen.getByText(t('guilds.restingHint'))).toBeVisible();
    await expect.element(screen.getByRole('switch', { name: t('guilds.rest') })).toBeChecked();
  });

  it('shows a world boss with its health, rage, last stand and what it struck', async () => {
    const { screen } = await open({
      worldBoss: BOSS,
      change: (of) => void (of.party.quest.progress.up = 34.26),
    });
    await expect
      .element(screen.getByRole('meter', { name: /3,482,310/ }))
      .toHaveAttribute('aria-valuenow', '3482310');
    await expect.element(screen.getByRole('meter', { name: /412,500/ })).toBeVisible();
    await expect.element(screen.getByText(t('guilds.lastStand'))).toBeVisible();
    await expect.element(screen.getByText(/34\.2/)).toBeVisible();
    const places = screen.getByRole('list', { name: t('guilds.places') }).getByRole('listitem');
    await expect.element(places.nth(0)).toHaveTextContent(t('guilds.struck'));
    await expect.element(places.nth(1)).toHaveTextContent(t('guilds.safe'));
  });

  it.each([
    ['none is about', {}],
    ['this page does not know it', { ...BOSS, key: 'ofTomorrow' }],
  ])('has no panel for a world boss if %s', async (_, worldBoss) => {
    const { screen } = await open({ worldBoss });
    await expect.element(screen.getByText(t('guilds.help'))).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toBeVisible();
    expect(screen.getByText(t('guilds.worldBoss')).query()).toBeNull();
  });

  const hero = (name: string, level: number) => ({
    _id: name,
    contributor: { level },
    backer: {},
    profile: { name },
  });

  it('says who looks after it, and what they are', async () => {
    const { screen } = await open({ heroes: [hero('Kit', 9), hero('Odile', 8), hero('Nela', 5)] });
    const keepers = screen.getByRole('region', { name: t('guilds.keepers') }).getByRole('listitem');
    await expect.element(keepers.nth(0)).toHaveTextContent(`Kit${t('social.staff')}`);
    await expect.element(keepers.nth(1)).toHaveTextContent(`Odile${t('social.moderator')}`);
    await expect.element(keepers).toHaveLength(2);
  });

  it('says nothing of that where nobody does', async () => {
    const { screen } = await open({ heroes: [hero('Nela', 5)] });
    await expect.element(screen.getByText(t('guilds.help'))).toBeVisible();
    expect(screen.getByText(t('guilds.keepers')).query()).toBeNull();
  });

  const HOUR_MS = 3_600_000;
  const told = (quest: string, hours: number) => ({
    id: quest,
    uuid: 'system',
    text: '`beaten`',
    unformattedText: '`beaten`',
    info: { type: 'tavern_quest_completed', quest },
    likes: {},
    flags: {},
    flagCount: 0,
    timestamp: Date.now() - hours * HOUR_MS,
  });

  it('gives thanks for a day when a world boss is beaten', async () => {
    const { screen } = await open({ chat: [told('burnout', 23)] });
    await expect.element(screen.getByText(t('guilds.thanks'))).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /Burnout/ })).toBeVisible();
  });

  it.each([
    ['after that day', [told('burnout', 25)], {}],
    ['while another boss is about', [told('burnout', 2)], BOSS],
    ['for one that this page does not know', [told('ofTomorrow', 2)], {}],
  ])('gives none %s', async (_, chat, worldBoss) => {
    const { screen } = await open({ chat, worldBoss });
    await expect.element(screen.getByRole('list', { name: t('social.talk') })).toBeVisible();
    if (worldBoss === BOSS) await expect.element(screen.getByText(t('guilds.lastStand'))).toBeVisible();
    expect(screen.getByText(t('guilds.thanks')).query()).toBeNull();
  });

  it('has no talk where the server keeps no public places', async () => {
    const { screen } = await open({ isOpen: false });
    await expect.element(screen.getByText(t('social.closed'))).toBeVisible();
    expect(screen.getByRole('textbox').query()).toBeNull();
  });
});
