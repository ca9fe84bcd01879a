import { describe, expect, it } from 'vitest';
import { openGame, player } from '../../test/game.ts';
import { registerActions } from '../data/define-action.ts';
import { setSession } from '../data/session.ts';
import { useGame } from '../data/store.ts';
import { t } from '../i18n/i18n.ts';
import { editActions } from '../features/tasks/actions/edit.ts';
import { useToasts } from '../ui/toast-store.ts';
import { copyAsTodo } from './copy-as-todo.ts';

registerActions(...editActions);

/** The to-do that is made of a message while no server answers. */
function copied(text: string, name = 'Fenn') {
  const of = player();
  setSession({ userId: of._id, apiToken: 'token' });
  openGame(of);
  copyAsTodo({ name, text }, 'Quiet Hours');
  const { view, pending } = useGame.getState();
  expect(pending.map(({ action }) => action.kind)).toContain('createTasks');
  return view?.tasks[0];
}

const FROM = 'From Fenn in Quiet Hours';

describe('a message copied as a to-do', () => {
  it.each([
    ['a line is the title', 'Buy **oats**', 'Buy oats', FROM],
    ['a mention is a name', '[@maren](/profile/1) buy oats', '@maren buy oats', FROM],
    ['more lines are notes', 'Buy oats\n\nand soup', 'Buy oats', `Buy oats\n\nand soup\n\n${FROM}`],
    [
      'a long line is shortened between words',
      'oats '.repeat(30),
      `${'oats '.repeat(23)}oats…`,
      `${'oats '.repeat(30).trim()}\n\n${FROM}`,
    ],
  ])('%s', (_, text, title, notes) => {
    expect(copied(text)).toMatchObject({ type: 'todo', text: title, notes });
  });

  it('says where it is from when its author is gone', () => {
    expect(copied('Buy oats', '')?.notes).toBe(`From ${t('social.gone')} in Quiet Hours`);
  });

  it('tells what was made, and leads there', () => {
    copied('Buy oats');
    expect(useToasts.getState().toasts.at(-1)).toMatchObject({ text: 'New to-do: Buy oats', see: '/' });
  });
});
