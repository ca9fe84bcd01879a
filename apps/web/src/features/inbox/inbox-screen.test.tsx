import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { I18nProvider } from '@lingui/react';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openGame, player } from '../../../test/game.ts';
import { registerActions } from '../../data/define-action.ts';
import { queryClient } from '../../data/queries.ts';
import { setSession } from '../../data/session.ts';
import { useGame } from '../../data/store.ts';
import { i18n, loadWords, t } from '../../i18n/i18n.ts';
import { conversationPath, INBOX_PATH } from '../../lib/conversation-address.ts';
import { allActions } from '../../member-kit/all-actions.ts';
import { keepUnsent } from '../../social-kit/unsent.ts';
import { inboxActions } from './inbox-actions.ts';
import { putMessage } from './inbox-cache.ts';
import { InboxScreen } from './inbox-screen.tsx';

const IVO = '8b3cb0de-1d3c-4f5a-9d53-0a6f5b9f3f11';
const TOVE = '8b3cb0de-1d3c-4f5a-9d53-0a6f5b9f3f12';
const PARTY = '8b3cb0de-1d3c-4f5a-9d53-0a6f5b9f3f13';
const self = player();

/** A message between the player and somebody, `minutes` ago. */
const message = (id: string, uuid: string, text: string, minutes: number, more: object = {}) => ({
  id,
  _id: id,
  uniqueMessageId: `shared-${id}`,
  ownerId: self._id,
  sent: false,
  uuid,
  text,
  unformattedText: text,
  timestamp: new Date(Date.now() - minutes * 60_000).toISOString(),
  info: {},
  likes: {},
  flags: {},
  flagCount: 0,
  ...more,
});
type Message = ReturnType<typeof message>;

const conversation = (uuid: string, user: string, { text, timestamp }: Message) => ({
  uuid,
  _id: uuid,
  user,
  username: user.toLowerCase(),
  timestamp,
  text,
  count: 1,
});

const memberOf = (id: string, name: string) => {
  const { profile, auth, ...rest } = self;
  const local = { ...auth.local, username: name.toLowerCase() };
  return { ...rest, _id: id, profile: { ...profile, name }, auth: { ...auth, local } };
};

/** Ivo, who plays in the player's party. */
const mate = {
  ...memberOf(IVO, 'Ivo'),
  party: { _id: PARTY },
  stats: { ...self.stats, lvl: 31, class: 'rogue' as const },
  flags: { ...self.flags, classSelected: true },
};

/** Who is found by the beginning of a username. */
const found = (begin: string) =>
  [memberOf(IVO, 'Ivo'), memberOf(TOVE, 'Tove'), memberOf('t', 'Toto')].filter(({ auth }) =>
    auth.local.username.startsWith(begin),
  );

interface Stored {
  readonly messages?: readonly Message[];
  readonly objections?: readonly string[];
  /** Whether Ivo's account is gone. */
  readonly isGone?: boolean;
}

/** A server with these messages, which takes nothing: what is sent waits. */
function serve({ messages = [], objections = [], isGone = false }: Stored): void {
  const latest = (uuid: string, name: string) => {
    const found = messages.find((one) => one.uuid === uuid);
    return found ? [conversation(uuid, name, found)] : [];
  };
  const answers = (path: string): unknown => {
    const { pathname, searchParams } = new URL(path, location.origin);
    if (pathname.endsWith('/inbox/conversations')) return [...latest(IVO, 'Ivo'), ...latest(TOVE, 'Tove')];
    const who = searchParams.get('conversation');
    if (pathname.endsWith('/inbox/messages')) return messages.filter(({ uuid }) => !who || uuid === who);
    if (pathname.includes('/objections/')) return objections;
    if (pathname.includes('/members/find/')) return found(pathname.split('/').at(-1) ?? '');
    if (pathname.endsWith(`/members/${IVO}`)) return mate;
    if (pathname.endsWith(`/members/${TOVE}`)) return memberOf(TOVE, 'Tove');
    return undefined;
  };
  const gone = { success: false, error: 'NotFound', code: 'userWithIDNotFound', message: 'Nobody.' };
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    if (isGone && path.includes(`/members/${IVO}`))
      return Promise.resolve(Response.json(gone, { status: 404 }));
    const data = method === 'GET' ? answers(path) : undefined;
    return data === undefined
      ? new Promise(() => undefined)
      : Promise.resolve(Response.json({ success: true, data }));
  });
}

const show = (path: string) =>
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[path]}>
        <InboxScreen />
      </MemoryRouter>
    </I18nProvider>,
  );
const sent = () => useGame.getState().pending.map(({ action }) => action);
const unread = (count: number) => openGame({ ...self, inbox: { ...self.inbox, newMessages: count } });

beforeAll(async () => {
  registerActions(...inboxActions, ...allActions);
  await Promise.all([loadWords('members'), loadWords('social')]);
});
beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  setSession({ userId: self._id, apiToken: 'token' });
  openGame(self);
});

describe('the list of conversations', () => {
  const messages = [message('c', IVO, 'Sunday then', 1, { sent: true }), message('a', TOVE, 'It worked!', 2)];

  it('says who wrote last, and what is unread of whom', async () => {
    serve({ messages });
    unread(1);
    const screen = await show(INBOX_PATH);
    const tove = screen.getByRole('link', { name: /Tove/ });
    await expect.element(tove).toHaveTextContent('It worked!1');
    await expect
      .element(screen.getByRole('link', { name: /Ivo/ }))
      .toHaveTextContent(t('inbox.you', { text: 'Sunday then' }));
  });

  it('is searched by name and words', async () => {
    serve({ messages });
    const screen = await show(INBOX_PATH);
    await screen.getByLabelText(t('inbox.search')).fill('worked');
    await expect.poll(() => screen.getByRole('link', { name: /Ivo/ }).elements().length).toBe(0);
    await expect.element(screen.getByRole('link', { name: /Tove/ })).toBeVisible();
    await screen.getByLabelText(t('inbox.search')).fill('nobody');
    await expect.element(screen.getByText(t('inbox.notFound'))).toBeVisible();
  });

  it('may be empty', async () => {
    serve({});
    const screen = await show(INBOX_PATH);
    await expect.element(screen.getByText(t('inbox.empty'))).toBeVisible();
  });
});

describe('a conversation', () => {
  const messages = [message('b', IVO, 'Twelve potatoes', 3), message('a', IVO, 'The allotment beat me', 4)];

  it.each([
    [PARTY, true],
    [undefined, false],
  ])('tells level and class of the other, and of a shared party: %s', async (partyId, isShared) => {
    serve({ messages });
    openGame({ ...self, party: { ...self.party, ...(partyId && { _id: partyId }) } });
    const screen = await show(conversationPath(IVO));
    const words = t('header.levelClass', { level: 31, name: t('class.rogue') });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(t('inbox.inYourParty')).elements()).toHaveLength(isShared ? 1 : 0);
  });

  it('shows what was said, and what is written waits in it', async () => {
    serve({ messages });
    const screen = await show(conversationPath(IVO));
    await expect.element(screen.getByText('Twelve potatoes').last()).toBeVisible();
    await screen.getByRole('textbox', { name: t('social.write', { name: 'Ivo' }) }).fill('A record');
    await screen.getByRole('button', { name: t('social.send'), exact: true }).click();
    await expect.element(screen.getByText(t('social.waiting'))).toBeVisible();
    expect(sent()).toEqual([{ kind: 'sendMessage', memberId: IVO, text: 'A record' }]);
  });

  it('reads out what arrives, but nothing that was there', async () => {
    serve({ messages });
    const screen = await show(conversationPath(IVO));
    const log = screen.getByRole('log');
    await expect.element(log).toBeInTheDocument();
    expect(log.element().textContent).toBe('');
    putMessage(self._id, message('n', IVO, 'And one came back', 2));
    await expect.element(log).toHaveTextContent(/^Ivo: And one came back$/);
  });

  it('is read once it is on the screen, of which the server is told', async () => {
    serve({ messages: [message('n', IVO, 'And one came back', 1), ...messages] });
    unread(1);
    const screen = await show(conversationPath(IVO));
    await expect.element(screen.getByText(t('inbox.newFrom'), { exact: true })).toBeVisible();
    await expect.poll(sent).toEqual([{ kind: 'readMessages' }]);
  });

  it('begins with somebody once Enter has only one to choose', async () => {
    serve({});
    const screen = await show(INBOX_PATH);
    await screen
      .getByRole('button', { name: t('inbox.new') })
      .first()
      .click();
    const field = screen.getByRole('textbox', { name: t('inbox.username') });
    await field.fill('to');
    await expect.element(screen.getByRole('link', { name: /Toto/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toBeVisible();
    await field.fill('@Tov');
    await expect.element(screen.getByRole('link', { name: /Toto/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: /Tove/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: /Tove/ })).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
  });

  it('leaves unread what somebody else wrote', async () => {
    serve({ messages: [...messages, message('c', TOVE, 'It worked!', 5)] });
    unread(3);
    const screen = await show(conversationPath(IVO));
    await expect.element(screen.getByRole('link', { name: /Tove/ })).toHaveTextContent('It worked!1');
    await expect
      .poll(() => screen.getByRole('link', { name: /Ivo/ }).first().element().textContent)
      .not.toContain('2 ');
    expect(sent()).toEqual([]);
  });

  it('shows likes at once', async () => {
    serve({ messages: messages.slice(1) });
    const screen = await show(conversationPath(IVO));
    await screen.getByRole('button', { name: t('social.like') }).click();
    await expect
      .element(screen.getByRole('button', { name: t('social.likes', { count: 1 }) }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(sent()).toEqual([{ kind: 'likeMessage', memberId: IVO, messageId: 'shared-a' }]);
  });

  it('keeps what was refused until it is sent anew', async () => {
    serve({ messages });
    keepUnsent(self._id, {
      id: 'x',
      groupId: IVO,
      text: 'A record',
      reason: 'They want none.',
      at: Date.now(),
    });
    const screen = await show(conversationPath(IVO));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('They want none.');
    await screen.getByRole('button', { name: t('social.tryAgain') }).click();
    await expect.element(screen.getByText(t('social.waiting'))).toBeVisible();
    expect(sent()).toEqual([{ kind: 'sendMessage', memberId: IVO, text: 'A record' }]);
  });

  it('covers what its reader has reported', async () => {
    serve({ messages: [message('a', IVO, 'Something bad', 4, { reported: true })] });
    const screen = await show(conversationPath(IVO));
    await expect.element(screen.getByText(t('inbox.reported'))).toBeVisible();
    const thread = screen.getByRole('group', { name: t('inbox.messages') });
    expect(thread.getByText('Something bad').query()).toBeNull();
    await screen.getByRole('button', { name: t('inbox.show') }).click();
    await expect.element(thread.getByText('Something bad')).toBeVisible();
  });
});

describe('those one cannot write to', () => {
  const field = { name: t('social.write', { name: 'Ivo' }) };

  it.each([
    ['who want no messages', [], 'You can’t write to them.', { objections: ['You can’t write to them.'] }],
    ['whom one has blocked', [IVO], 'You blocked Ivo', {}],
  ])('%s have a reason in place of the field', async (_, blocks, told, stored) => {
    serve(stored);
    openGame({ ...self, inbox: { ...self.inbox, blocks } });
    const screen = await show(conversationPath(IVO));
    await expect.element(screen.getByText(told).first()).toBeVisible();
    expect(screen.getByRole('textbox', field).query()).toBeNull();
  });

  it('have it for those who are muted, too', async () => {
    serve({});
    openGame({ ...self, flags: { ...self.flags, chatRevoked: true } });
    const screen = await show(conversationPath(IVO));
    await expect.element(screen.getByText(t('social.muted'))).toBeVisible();
    expect(screen.getByRole('textbox', field).query()).toBeNull();
  });

  it('can be unblocked on the spot', async () => {
    serve({});
    openGame({ ...self, inbox: { ...self.inbox, blocks: [IVO] } });
    const screen = await show(conversationPath(IVO));
    await screen.getByRole('button', { name: t('inbox.unblock', { name: 'Ivo' }) }).click();
    await expect.element(screen.getByRole('textbox', { name: /Ivo/ })).toBeVisible();
  });

  it('keep their name when their account is gone', async () => {
    serve({ messages: [message('a', IVO, 'Goodbye for now.', 5)], isGone: true });
    openGame(self);
    const screen = await show(conversationPath(IVO));
    await expect.element(screen.getByText(t('inbox.gone'))).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Ivo' })).toBeVisible();
    expect(screen.getByText(t('social.gone')).query()).toBeNull();
  });
});
