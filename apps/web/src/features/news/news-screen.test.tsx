import { beforeEach, describe, expect, it } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { usePhone } from '../../../test/phone.ts';
import { show } from '../../../test/render.tsx';
import { changesIn, personOf, serveCalls } from '../../../test/serve.ts';
import { queryClient } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { NewsScreen } from './news-screen.tsx';
import { PostStrip } from './post-strip.tsx';

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

interface Scene {
  readonly posts?: readonly object[];
  readonly isSignedIn?: boolean;
  readonly isNew?: boolean;
  readonly status?: number;
  /** Whether answers to the news come to nothing. */
  readonly refuses?: boolean;
}

function serve({ posts = [], isSignedIn = true, isNew = true, status = 200, refuses = false }: Scene = {}) {
  const of = player();
  if (isNew) Object.assign(of.flags, { newStuff: true });
  const asked = serveCalls((path) => {
    if (path.includes('/members/')) return personOf(of, 'kit', 'Kit');
    if (refuses && path.includes('/news/'))
      return Response.json({ success: false, message: 'no' }, { status: 500 });
    if (!path.includes('/news?')) return {};
    return status === 200 ? posts : Response.json({ success: false, message: 'no' }, { status });
  });
  useSession.setState({ session: isSignedIn ? { userId: of._id, apiToken: 'key' } : undefined });
  if (isSignedIn) openGame(of);
  return asked;
}

beforeEach(() => queryClient.clear());

describe('the news', () => {
  it('shows the latest post whole and others by their titles', async () => {
    serve({ posts: [post('b'), post('a')] });
    const screen = await show(<NewsScreen />);
    await expect.element(screen.getByRole('heading', { name: 'Post b' })).toBeVisible();
    await expect.element(screen.getByText('Text of b')).toBeVisible();
    await expect.element(screen.getByText('Text of a')).not.toBeVisible();
    await screen.getByText('Post a').first().click();
    await expect.element(screen.getByText('Text of a')).toBeVisible();
  });

  it('says who wrote it, and whether it is of today', async () => {
    serve({ posts: [post('a', { publishDate: new Date().toISOString() }), post('b')] });
    const screen = await show(<NewsScreen />);
    await expect.element(screen.getByText(/^Kit,/).first()).toBeVisible();
    await expect.element(screen.getByText('New today')).toBeVisible();
  });

  it('is closed on a phone, where it is a page of the game', async () => {
    await usePhone('en');
    serve({ posts: [post('a')] });
    const screen = await show(<NewsScreen />);
    await expect.element(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/');
    await expect.element(screen.getByRole('link', { name: 'Everdeed' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('can be read by visitors, who have nothing to answer', async () => {
    serve({ posts: [post('a')], isSignedIn: false });
    const screen = await show(<NewsScreen />);
    await expect.element(screen.getByRole('heading', { name: 'Post a' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Got it' })).not.toBeInTheDocument();
  });

  it.each([
    ['Got it', 'POST /api/v4/news/read'],
    ['Tell me later', 'POST /api/v4/news/tell-me-later'],
  ])('sends the answer “%s”', async (name, sent) => {
    const asked = serve({ posts: [post('a')] });
    const screen = await show(<NewsScreen />);
    await screen.getByRole('button', { name }).click();
    await expect.poll(() => changesIn(asked)).toEqual([sent]);
  });

  it('keeps the focus on an answer that came to nothing', async () => {
    const asked = serve({ posts: [post('a')], refuses: true });
    const screen = await show(<NewsScreen />);
    const button = screen.getByRole('button', { name: 'Got it' });
    await button.click();
    await expect.poll(() => changesIn(asked)).toHaveLength(1);
    await expect.element(button).not.toHaveAttribute('aria-busy');
    await expect.element(button).toHaveFocus();
  });

  it('has nothing to answer once it was read', async () => {
    serve({ posts: [post('a')], isNew: false });
    const screen = await show(<NewsScreen />);
    await expect.element(screen.getByRole('heading', { name: 'Post a' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Got it' })).not.toBeInTheDocument();
  });

  it('keeps drafts and what is to come from its readers', async () => {
    const later = { publishDate: '2999-01-01T00:00:00.000Z' };
    serve({ posts: [post('c', later), post('b', { published: false }), post('a')] });
    const screen = await show(<NewsScreen />);
    await expect.element(screen.getByRole('heading', { name: 'Post a' })).toBeVisible();
    await expect.element(screen.getByText('Post b')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Post c')).not.toBeInTheDocument();
  });

  it('says that there is none', async () => {
    serve();
    const screen = await show(<NewsScreen />);
    await expect.element(screen.getByText('No news yet.')).toBeVisible();
  });

  it('says that it cannot be loaded', async () => {
    serve({ status: 500 });
    const screen = await show(<NewsScreen />);
    await expect.element(screen.getByText('The news couldn’t be loaded.')).toBeVisible();
  });
});

describe('the strip of news', () => {
  it('leads there, or keeps it for later', async () => {
    const asked = serve({ posts: [post('a')] });
    const screen = await show(<PostStrip />);
    await expect
      .element(screen.getByRole('link', { name: 'Read' }))
      .toHaveAttribute('href', '/static/new-stuff');
    await screen.getByRole('button', { name: 'Tell me later' }).click();
    await expect.poll(() => changesIn(asked)).toEqual(['POST /api/v4/news/tell-me-later']);
  });
});
