import { beforeEach, expect, it, vi } from 'vitest';
import { testEntry, testGame } from '../../test/small-game.ts';
import { defineAction } from './define-action.ts';
import { accept } from '@everdeed/rules';
import { withPlayer } from './game.ts';
import { watchUnknownActions } from './later-actions.ts';
import { changeGame, IDLE, useGame } from './store.ts';

const rename = defineAction({
  kind: 'test-rename',
  call: ({ name }: { readonly name: string }) => ({ method: 'PUT', path: `/api/v4/user/${name}` }),
  preview: (game, { name }) => accept(withPlayer(game, { profile: { ...game.player.profile, name } })),
});
const shownName = () => useGame.getState().view?.player.profile.name;

beforeEach(() => {
  useGame.setState(IDLE);
  changeGame({ base: testGame(), userId: 'p' });
});

it('loads the actions of all areas once, when one of them waits, and shows it', async () => {
  const pack = vi.fn(async () => [rename]);
  const stop = watchUnknownActions([pack]);
  changeGame({ pending: [testEntry('a', rename({ name: 'Bea' }))] });
  expect(shownName()).toBe('Ada');
  await expect.poll(shownName).toBe('Bea');
  const stranger = testEntry('b', { kind: 'of-tomorrow' });
  changeGame({ pending: [...useGame.getState().pending, stranger] });
  await Promise.resolve();
  expect(pack).toHaveBeenCalledTimes(1);
  stop();
});

it('tries again with the next one if they cannot be loaded', async () => {
  const pack = vi.fn(async () => Promise.reject(new Error('offline')));
  const stop = watchUnknownActions([pack]);
  for (const id of ['a', 'b']) {
    changeGame({ pending: [testEntry(id, { kind: 'of-tomorrow' })] });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(pack).toHaveBeenCalledTimes(2);
  stop();
});
