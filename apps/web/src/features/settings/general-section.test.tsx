import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { isHidden, newsOn } from '../../data/news-device.ts';
import { soundsOn } from '../../data/sound-device.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { GeneralSection } from './general-section.tsx';

await loadWords('settings');

beforeEach(() => localStorage.clear());

async function open(change: (player: Player) => void = () => undefined) {
  openGame(player(change));
  const props = {
    onSet: vi.fn(),
    onToggleSleep: vi.fn(),
    onChooseClass: vi.fn(),
    onSounds: vi.fn(),
    onPreview: vi.fn(),
  };
  const screen = await show(<GeneralSection {...props} />);
  const toggle = (name: Parameters<typeof t>[0]) => screen.getByRole('switch', { name: t(name) });
  return { ...props, screen, toggle };
}

describe('the class', () => {
  const chooser = { name: t('settings.classChoose') };

  it('is not offered before its level, which is named', async () => {
    const { screen } = await open(({ stats }) => (stats.lvl = 9));
    await expect.element(screen.getByText(t('settings.classLater', { level: 10 }))).toBeVisible();
    await expect.element(screen.getByRole('button', chooser)).not.toBeInTheDocument();
  });

  it('is chosen from level 10 on', async () => {
    const { screen, onChooseClass } = await open(({ stats }) => (stats.lvl = 10));
    await screen.getByRole('button', chooser).click();
    expect(onChooseClass).toHaveBeenCalledOnce();
  });

  it('is changed by those who have one', async () => {
    const { screen, onChooseClass } = await open(({ stats, flags }) => {
      Object.assign(stats, { lvl: 20, class: 'healer' });
      flags.classSelected = true;
    });
    await expect.element(screen.getByText(t('class.healer'))).toBeVisible();
    await screen.getByRole('button', { name: t('settings.classChange') }).click();
    expect(onChooseClass).toHaveBeenCalledOnce();
  });

  it('can be chosen again by those who play without one', async () => {
    const { screen } = await open(({ stats, flags, preferences }) => {
      stats.lvl = 20;
      flags.classSelected = true;
      preferences.disableClasses = true;
    });
    await expect.element(screen.getByText(t('settings.classNone'))).toBeVisible();
    await expect.element(screen.getByRole('button', chooser)).toBeVisible();
  });
});

describe('the switch for gear that is worn at once', () => {
  it.each([true, false])('says %s and asks for the other', async (autoEquip) => {
    const { toggle, onSet } = await open(({ preferences }) => (preferences.autoEquip = autoEquip));
    await expect.element(toggle('settings.autoEquip')).toHaveAttribute('aria-checked', String(autoEquip));
    await toggle('settings.autoEquip').click();
    expect(onSet).toHaveBeenCalledWith('preferences.autoEquip', !autoEquip);
  });
});

describe('sounds', () => {
  const theme = { name: t('settings.soundTheme') };

  it('are off at first, and there is no theme to choose', async () => {
    const { screen, toggle } = await open();
    await expect.element(toggle('settings.soundsOn')).toHaveAttribute('aria-checked', 'false');
    await expect.element(screen.getByRole('combobox', theme)).not.toBeInTheDocument();
  });

  it('are turned on for this device, with a theme if the account has none', async () => {
    const { toggle, onSet, onSounds } = await open(({ preferences }) => (preferences.sound = 'off'));
    await toggle('settings.soundsOn').click();
    expect(soundsOn()).toBe(true);
    expect(onSounds).toHaveBeenLastCalledWith(true);
    expect(onSet).toHaveBeenCalledWith('preferences.sound', 'danielTheBard');
    await toggle('settings.soundsOn').click();
    expect(soundsOn()).toBe(false);
    expect(onSounds).toHaveBeenLastCalledWith(false);
  });

  it('keep the theme of the account, play it on request and another once it is chosen', async () => {
    const { screen, toggle, onSet, onPreview } = await open(
      ({ preferences }) => (preferences.sound = 'wattsTheme'),
    );
    await toggle('settings.soundsOn').click();
    expect(onSet).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: t('settings.soundPreview') }).click();
    expect(onPreview).toHaveBeenLastCalledWith('wattsTheme');
    await screen.getByRole('combobox', theme).selectOptions('maflTheme');
    expect(onSet).toHaveBeenCalledWith('preferences.sound', 'maflTheme');
    expect(onPreview).toHaveBeenLastCalledWith('maflTheme');
  });
});

describe('what is on', () => {
  it('is told until somebody asks for quiet, on this device', async () => {
    const { toggle } = await open();
    await expect.element(toggle('settings.news')).toBeChecked();
    expect(isHidden('maren', 'feast 2026')).toBe(false);
    await toggle('settings.news').click();
    await expect.element(toggle('settings.news')).not.toBeChecked();
    expect([newsOn(), isHidden('maren', 'feast 2026')]).toEqual([false, true]);
    await toggle('settings.news').click();
    expect([newsOn(), isHidden('maren', 'feast 2026')]).toEqual([true, false]);
  });
});
