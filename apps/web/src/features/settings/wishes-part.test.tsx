import { describe, expect, it } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { loadWords, t } from '../../i18n/i18n.ts';
import { WishesPart } from './wishes-part.tsx';

await loadWords('settings');

const open = async (wishes: Record<string, boolean>) => {
  const set: [string, unknown][] = [];
  const self = player();
  openGame({ ...self, preferences: { ...self.preferences, pushNotifications: wishes } });
  const screen = await show(
    <WishesPart
      of="pushNotifications"
      title="Devices"
      none="None"
      noneHint="Hint"
      onSet={(path, value) => void set.push([path, value])}
    />,
  );
  return { screen, set };
};

describe('what one wants to be told of', () => {
  it('is everything that is not switched off, each kind by a switch', async () => {
    const { screen, set } = await open({ partyActivity: false });
    const messages = screen.getByRole('switch', { name: t('settings.tell.newPM') });
    const party = screen.getByRole('switch', { name: t('settings.tell.partyActivity') });
    await expect.element(messages).toBeChecked();
    await expect.element(party).not.toBeChecked();
    await messages.click();
    await party.click();
    expect(set).toEqual([
      ['preferences.pushNotifications.newPM', false],
      ['preferences.pushNotifications.partyActivity', true],
    ]);
  });

  it('is nothing at all by one switch, and then there are no others', async () => {
    const { screen, set } = await open({ unsubscribeFromAll: true });
    await expect.element(screen.getByRole('switch')).toBeChecked();
    await screen.getByRole('switch').click();
    expect(set).toEqual([['preferences.pushNotifications.unsubscribeFromAll', false]]);
  });
});
