import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/axe.ts';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { serveCalls } from '../../../test/serve.ts';
import { queryClient } from '../../data/queries.ts';
import { setSession } from '../../data/session.ts';
import { EditorScreen } from './editor-screen.tsx';

const post = (id: string, changes: object = {}) => ({
  _id: id,
  id,
  title: `Post ${id}`,
  text: `Text of **${id}**`,
  credits: 'Ansel',
  author: 'kit',
  publishDate: '2026-11-20T09:00:00.000Z',
  published: true,
  ...changes,
});
const POSTS = [
  post('c', { publishDate: '2999-01-01T00:00:00.000Z' }),
  post('b', { published: false }),
  post('a'),
];

async function open(path = '/admin/news', answer?: Response) {
  const asked = serveCalls((to) => (to.includes('/news?') ? POSTS : (answer ?? post('new'))));
  openGame(player());
  return {
    screen: await show(<EditorScreen />, { path }),
    sent: () => asked.filter((one) => one.method !== 'GET'),
  };
}

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  setSession({ userId: 'maren', apiToken: 'token' });
});

afterEach(() => setSession(undefined));

describe('the editor of news', () => {
  it('lists drafts and what is to come out, too', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('button', { name: 'Post a' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Post b Draft' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Post c Comes out/ })).toBeVisible();
    await expectAccessible();
  });

  it('writes a draft, and shows it as readers will see it', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Write a post' }).click();
    await screen.getByRole('textbox', { name: 'Title' }).fill('Lanterns');
    await screen.getByRole('textbox', { name: 'Text' }).fill('A **phoenix**');
    await screen.getByRole('textbox', { name: 'Thanks to' }).fill('Tove');
    const preview = screen.getByRole('region', { name: 'As readers see it' });
    await expect.element(preview.getByRole('heading', { name: 'Lanterns' })).toBeVisible();
    await expect.element(preview.getByText('phoenix')).toBeVisible();
    await screen.getByRole('button', { name: 'Save draft' }).click();
    await expect
      .poll(() => sent()[0]?.body)
      .toMatchObject({ title: 'Lanterns', text: 'A **phoenix**', credits: 'Tove', published: false });
    await expect.element(screen.getByRole('list', { name: 'Posts' })).toBeVisible();
  });

  it('schedules', async () => {
    const { screen, sent } = await open('/admin/news?post=b');
    await screen.getByRole('radio', { name: 'At a time' }).click();
    await screen.getByLabelText('Date and time').fill('2999-05-01T10:30');
    await screen.getByRole('button', { name: 'Schedule' }).click();
    await expect.poll(() => sent()[0]?.path).toBe('/api/v4/news/b');
    const publishDate = new Date('2999-05-01T10:30').toISOString();
    expect(sent()[0]?.body).toMatchObject({ published: true, publishDate });
  });

  it('sends nothing while something is missing', async () => {
    const { screen, sent } = await open('/admin/news?post=new');
    await screen.getByRole('button', { name: 'Save draft' }).click();
    await expect.element(screen.getByText('This can’t be empty.').first()).toBeVisible();
    await expectAccessible();
    expect(sent()).toEqual([]);
  });

  it('asks before it deletes', async () => {
    const { screen, sent } = await open('/admin/news?post=a');
    await screen.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Delete “Post a”?' })).toBeVisible();
    await expectAccessible();
    expect(sent()).toEqual([]);
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect
      .poll(() => sent().map(({ method, path }) => `${method} ${path}`))
      .toEqual(['DELETE /api/v4/news/a']);
  });

  it('asks before what was written is dropped', async () => {
    const { screen } = await open('/admin/news?post=b');
    await screen.getByRole('textbox', { name: 'Title' }).fill('Lanterns');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    const asked = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await asked.getByRole('button', { name: 'Keep writing' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Lanterns');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await asked.getByRole('button', { name: 'Leave' }).click();
    await screen.getByRole('button', { name: 'Post b Draft' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Post b');
  });

  it('keeps what was written of each post when one goes elsewhere', async () => {
    const { screen } = await open('/admin/news?post=b');
    await screen.getByRole('textbox', { name: 'Title' }).fill('Lanterns');
    await screen.unmount();
    const other = await open('/admin/news?post=a');
    await expect.element(other.screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Post a');
    await other.screen.unmount();
    const again = await open('/admin/news?post=b');
    await expect.element(again.screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Lanterns');
  });

  it('says why it failed, and keeps what was written', async () => {
    const refused = Response.json(
      { success: false, error: 'BadRequest', message: 'The title is too long.' },
      { status: 400 },
    );
    const { screen } = await open('/admin/news?post=a', refused);
    await screen.getByRole('button', { name: 'Publish' }).click();
    await expect.element(screen.getByText('The title is too long.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Post a');
  });
});
