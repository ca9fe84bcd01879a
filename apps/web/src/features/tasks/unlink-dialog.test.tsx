import type { Task } from '@everdeed/rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { daily, habit } from '../../../test/tasks.ts';
import { registerActions } from '../../data/define-action.ts';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import { unlinkActions } from './actions/unlink.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';

const closed = { id: 'c', taskId: 'o', shortName: 'Music', broken: 'CHALLENGE_CLOSED', winner: 'Ivo' };
const [play, sing] = [habit('Play', { challenge: closed }), daily('Sing', { challenge: closed })];

async function ask(tasks: readonly Task[]) {
  openGame(player(), tasks);
  const onClose = vi.fn();
  const screen = await show(<UnlinkDialog taskId={play._id} onClose={onClose} />);
  const left = () => useGame.getState().view?.tasks.map(({ text, challenge }) => [text, challenge.id]);
  return {
    screen,
    onClose,
    left,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  };
}

beforeAll(() => registerActions(...unlinkActions));

describe('a task whose challenge has ended', () => {
  it('says who won, and becomes a task of one’s own', async () => {
    const { screen, button, left, onClose } = await ask([play, sing]);
    await expect.element(screen.getByText(/Ivo won/)).toBeVisible();
    await button(t('challenges.keepTask')).click();
    expect(onClose).toHaveBeenCalledOnce();
    await expect.poll(left).toEqual([
      ['Play', undefined],
      ['Sing', 'c'],
    ]);
  });

  it('goes, with the others if so answered', async () => {
    const { screen, button, left } = await ask([play, sing, habit('Own')]);
    await screen.getByRole('switch', { name: t('challenges.brokenWhole') }).click();
    await button(t('challenges.removeTask')).click();
    await expect.poll(left).toEqual([['Own', undefined]]);
  });

  it('is answered alone while others of its challenge go on', async () => {
    const live = daily('Sing', { challenge: { id: 'c', taskId: 'p' } });
    const { screen, button, left } = await ask([play, live]);
    expect(screen.getByRole('switch').query()).toBeNull();
    await button(t('challenges.removeTask')).click();
    await expect.poll(left).toEqual([['Sing', 'c']]);
  });
});
