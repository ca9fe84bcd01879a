import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../test/game.ts';
import { usePhone } from '../../test/phone.ts';
import { show } from '../../test/render.tsx';
import { registerActions } from '../data/define-action.ts';
import { forgetPlaceDrafts } from '../data/place-drafts.ts';
import { queryClient } from '../data/queries.ts';
import { setSession } from '../data/session.ts';
import { useGame } from '../data/store.ts';
import { t } from '../i18n/i18n.ts';
import { chatActions } from './chat-actions.ts';
import { putMessage } from './chat-cache.ts';
import type { WireMessage } from './chat-types.ts';
import { Talk } from './talk.tsx';
import { keepUnsent } from './unsent.ts';

registerActions(...chatActions);

const GROUP = 'f3a7c2d0-0000-4000-8000-00000000000a';

const message = (id: string, fields: Partial<WireMessage> = {}): WireMessage => ({
  id,
  _id: id,
  groupId: GROUP,
  text: `words of ${id}`,
  unformattedText: `words of ${id}`,
  info: {},
  likes: {},
  flags: {},
  flagCount: 0,
  uuid: 'ivo-id',
  user: 'Ivo',
  username: 'ivo',
  timestamp: Date.now() - 60_000,
  ...fields,
});

/** Answers the list of messages, and nothing else. */
function serve(...messages: readonly WireMessage[]) {
  const fetching = vi.fn((path: string, { method }: RequestInit = {}) =>
    method === 'GET' && path.includes('/chat')
      ? Promise.resolve(Response.json({ success: true, data: messages }))
      : new Promise<Response>(() => undefined),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

const pendingKinds = () => useGame.getState().pending.map(({ action }) => action.kind);

async function open(agreed = true, isUnread = false) {
  const [onAgree, onCopy] = [vi.fn(), vi.fn()];
  const of = player((one) => {
    one.flags.communityGuidelinesAccepted = agreed;
    if (isUnread) one.newMessages[GROUP] = { name: 'Us', value: true };
  });
  setSession({ userId: of._id, apiToken: 'token' });
  forgetPlaceDrafts();
  openGame(of);
  const candidates = [{ name: 'Ivo', username: 'ivo' }];
  const screen = await show(
    <Talk groupId={GROUP} groupName="Us" candidates={candidates} onAgree={onAgree} onCopy={onCopy} />,
  );
  const field = screen.getByRole('textbox', { name: t('social.write', { name: 'Us' }) });
  const send = screen.getByRole('button', { name: t('social.send') });
  return { screen, of, field, send, onAgree, onCopy };
}

beforeEach(() => {
  queryClient.clear();
  localStorage.removeItem('everdeed-unsent');
  localStorage.removeItem('everdeed-looks');
});

describe('the talk of a group', () => {
  it('shows what was said, and what the game says in our words', async () => {
    serve(
      message('b', { uuid: 'system', info: { type: 'quest_start', quest: 'dustbunnies' }, text: '`raw`' }),
      message('a', { text: 'a **bold** word' }),
    );
    const { screen } = await open();
    await expect.element(screen.getByText('bold', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('has begun', { exact: false })).toBeVisible();
    expect(screen.getByText('raw').query()).toBeNull();
  });

  it('shows a message at once, and that it waits', async () => {
    serve();
    const { screen, field } = await open();
    await expect.element(screen.getByText(t('social.empty'))).toBeVisible();
    await field.fill('Good morning');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Good morning')).toBeVisible();
    await expect.element(screen.getByText(t('social.waiting'))).toBeVisible();
    await expect.element(field).toHaveValue('');
    expect(pendingKinds()).toContain('postChat');
  });

  it('breaks the line with Shift and Enter, and sends nothing blank', async () => {
    serve();
    const { field, send } = await open();
    await expect.element(send).toBeDisabled();
    await field.click();
    await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two');
    await expect.element(field).toHaveValue('one\ntwo');
    expect(pendingKinds()).not.toContain('postChat');
  });

  it('says by how much a message is too long', async () => {
    serve();
    const { screen, field, send } = await open();
    await field.fill('x'.repeat(3002));
    await expect.element(screen.getByText(t('social.tooLong', { count: 2 }))).toBeVisible();
    await expect.element(send).toBeDisabled();
  });

  it('completes a mention', async () => {
    serve();
    const { screen, field } = await open();
    await field.click();
    await userEvent.keyboard('Thanks @i');
    await expect.element(screen.getByRole('option', { name: 'Ivo @ivo' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('Thanks @ivo ');
    expect(screen.getByRole('listbox').query()).toBeNull();
  });

  it('asks for the guidelines before the first message', async () => {
    serve();
    const { screen, field, send, onAgree } = await open(false);
    await field.fill('Hello');
    await send.click();
    const rules = screen.getByRole('dialog', { name: t('social.rulesTitle') });
    await expect.element(rules).toBeVisible();
    expect(pendingKinds()).not.toContain('postChat');
    await rules.getByRole('button', { name: t('social.rulesAgree') }).click();
    expect(onAgree).toHaveBeenCalledOnce();
    expect(pendingKinds()).toContain('postChat');
    await expect.element(field).toHaveValue('');
  });

  it('has no field for somebody who was muted', async () => {
    serve();
    const of = player((one) => void (one.flags.chatRevoked = true));
    openGame(of);
    const screen = await show(<Talk groupId={GROUP} groupName="Us" onAgree={vi.fn()} />);
    await expect.element(screen.getByText(t('social.muted'))).toBeVisible();
    expect(screen.getByRole('textbox').query()).toBeNull();
  });

  it('likes at once', async () => {
    serve(message('a', { likes: { bram: true } }));
    const { screen } = await open();
    await screen.getByRole('button', { name: t('social.likes', { count: 1 }) }).click();
    const liked = screen.getByRole('button', { name: t('social.likes', { count: 2 }) });
    await expect.element(liked).toHaveAttribute('aria-pressed', 'true');
  });

  it('begins a reply with a mention', async () => {
    serve(message('a'));
    const { screen, field } = await open();
    await screen.getByRole('button', { name: t('social.replyTo', { name: 'Ivo' }) }).click();
    await expect.element(field).toHaveValue('@ivo ');
    await expect.element(field).toHaveFocus();
  });

  it('hands a message over to be copied as a to-do', async () => {
    serve(message('a'));
    const { screen, onCopy } = await open();
    await screen.getByRole('button', { name: t('social.more', { name: 'Ivo' }) }).click();
    await screen.getByRole('menuitem', { name: t('social.copyAsTodo') }).click();
    expect(onCopy).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ivo', text: 'words of a' }), 'Us');
  });

  it('keeps what the server refused, until it is sent anew', async () => {
    serve();
    const { screen, of } = await open();
    const refused = { id: 'r', groupId: GROUP, text: 'Too soon', reason: 'Wait a little.', at: Date.now() };
    keepUnsent(of._id, refused);
    keepUnsent(of._id, refused);
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Wait a little.');
    await screen.getByRole('button', { name: t('social.tryAgain') }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(screen.getByText(t('social.waiting'))).toBeVisible();
    expect(screen.getByText('Too soon').elements()).toHaveLength(1);
  });

  it('holds new lines back while something is typed', async () => {
    serve(message('a'));
    const { screen, of, field } = await open();
    await expect.element(screen.getByText('words of a')).toBeVisible();
    await field.fill('I am');
    putMessage(of._id, message('b', { timestamp: Date.now() }));
    const held = screen.getByRole('button', { name: t('social.new', { count: 1 }) });
    await expect.element(held).toBeVisible();
    expect(screen.getByText('words of b').query()).toBeNull();
    await held.click();
    await expect.element(screen.getByText('words of b')).toBeVisible();
    await expect.element(field).toHaveValue('I am');
  });

  it('shows a new line at once to whoever only reads, and once', async () => {
    serve(message('a'));
    const { screen, of } = await open();
    await expect.element(screen.getByText('words of a')).toBeVisible();
    putMessage(of._id, message('b', { timestamp: Date.now() }));
    putMessage(of._id, message('b', { timestamp: Date.now(), likes: { bram: true } }));
    await expect.element(screen.getByText('words of b')).toBeVisible();
    expect(screen.getByText('words of b').elements()).toHaveLength(1);
  });

  it('says that it could not be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const { screen } = await open();
    await expect.element(screen.getByText(t('social.failed'))).toBeVisible();
    await expect.element(screen.getByRole('button', { name: t('ui.retry') })).toBeVisible();
  });
});

describe('what is new', () => {
  const HOUR_MS = 3_600_000;
  const seen = message('seen', { timestamp: Date.now() - HOUR_MS });
  const own = message('own', { uuid: player()._id, timestamp: Date.now() - 3000 });
  const fresh = message('fresh', { timestamp: Date.now() - 2000 });
  const newest = message('newest', { timestamp: Date.now() - 1000 });
  const mark = /new since/;

  /** Looks at the chat as it is now, and goes away again. */
  async function look(...messages: readonly WireMessage[]) {
    serve(...messages);
    const { screen } = await open();
    await expect.element(screen.getByRole('list', { name: t('social.talk') })).toBeVisible();
    await screen.unmount();
    queryClient.clear();
  }

  it('is marked with how much it is, above the newest of it', async () => {
    await look(seen);
    serve(newest, fresh, own, seen);
    const { screen } = await open(true, true);
    await expect.element(screen.getByText(/^2 new since/)).toBeVisible();
    const items = screen.getByRole('list', { name: t('social.talk') }).element().children;
    expect([...items].map(({ textContent }) => mark.test(textContent))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('stays as it was when more arrives, and is gone at the next visit', async () => {
    await look(seen);
    serve(fresh, seen);
    const { screen, of } = await open(true, true);
    await expect.element(screen.getByText(/^1 new since/)).toBeVisible();
    putMessage(of._id, message('live', { timestamp: Date.now() }));
    await expect.element(screen.getByText('words of live')).toBeVisible();
    await expect.element(screen.getByText(/^1 new since/)).toBeVisible();
    await screen.unmount();
    queryClient.clear();
    serve(fresh, seen);
    const again = await open(true, true);
    await expect.element(again.screen.getByText('words of fresh')).toBeVisible();
    expect(again.screen.getByText(mark).query()).toBeNull();
  });

  it.each([
    ['is nothing on a first visit', false, true],
    ['is nothing that was read on another device', true, false],
  ])('%s', async (_, hasLooked, isUnread) => {
    if (hasLooked) await look(seen);
    serve(fresh, seen);
    const { screen } = await open(true, isUnread);
    await expect.element(screen.getByText('words of fresh')).toBeVisible();
    expect(screen.getByText(mark).query()).toBeNull();
  });
});

describe('the field on a phone', () => {
  const BAR_PX = 84;
  const many = Array.from({ length: 30 }, (_, index) =>
    message(`m${index}`, { timestamp: Date.now() - index }),
  );
  const edges = (one: Element) => one.getBoundingClientRect();

  async function openLong() {
    await usePhone('en');
    serve(...many);
    const opened = await open();
    await expect.element(opened.screen.getByText('words of m0')).toBeVisible();
    return opened;
  }

  it('stays above the navigation, however far the chat is read', async () => {
    const { screen, send } = await openLong();
    for (const read of ['words of m0', 'words of m20']) {
      screen.getByText(read, { exact: true }).element().scrollIntoView({ block: 'start' });
      await expect.element(send).toBeInViewport();
      await expect.poll(() => edges(send.element()).bottom).toBeLessThanOrEqual(innerHeight - BAR_PX);
      expect(innerHeight - BAR_PX - edges(send.element()).bottom).toBeLessThan(24);
    }
  });

  it('never covers the newest line', async () => {
    const { screen, field } = await openLong();
    const newest = screen.getByRole('listitem').first().element();
    // Little more than the field is in sight, as where much stands above the talk.
    document.body.style.paddingBlock = `${innerHeight - 260}px 0`;
    scrollTo(0, 0);
    await expect.poll(() => edges(field.element()).top).toBeGreaterThanOrEqual(edges(newest).bottom);
    document.body.style.paddingBlock = '';
  });

  it('keeps clear of the keyboard', async () => {
    const { field } = await openLong();
    const view = globalThis.visualViewport;
    if (!view) throw new Error('this browser has keyboards beside the window');
    const height = vi.spyOn(view, 'height', 'get').mockReturnValue(innerHeight - 300);
    view.dispatchEvent(new Event('resize'));
    await expect.poll(() => edges(field.element()).bottom).toBeLessThanOrEqual(innerHeight - 300);
    height.mockRestore();
  });

  it('offers names above it', async () => {
    const { screen, field } = await openLong();
    await field.fill('@i');
    await expect.element(screen.getByRole('option', { name: 'Ivo @ivo' })).toBeInViewport();
    const names = edges(screen.getByRole('listbox').element());
    expect(names.bottom).toBeLessThanOrEqual(edges(field.element()).top);
  });
});
