import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { forgetTalk, GROUP, message, openTalk, serveTalk } from '../../test/talk.tsx';
import { useGame } from '../data/store.ts';
import { t } from '../i18n/i18n.ts';
import { putMessage } from './chat-cache.ts';
import type { Said } from './chat-types.ts';
import { Talk } from './talk.tsx';
import { timeOf } from './time-words.ts';
import { keepUnsent } from './unsent.ts';

const pendingKinds = () => useGame.getState().pending.map(({ action }) => action.kind);

beforeEach(forgetTalk);

describe('the talk of a group', () => {
  it('shows what was said, and what the game says in our words', async () => {
    serveTalk(
      message('b', { uuid: 'system', info: { type: 'quest_start', quest: 'dustbunnies' }, text: '`raw`' }),
      message('a', { text: 'a **bold** word' }),
    );
    const { screen } = await openTalk();
    await expect.element(screen.getByText('bold', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('has begun', { exact: false })).toBeVisible();
    expect(screen.getByText('raw').query()).toBeNull();
  });

  it('shows a message at once, and that it waits', async () => {
    serveTalk();
    const { screen, field } = await openTalk();
    await expect.element(screen.getByText(t('social.empty'))).toBeVisible();
    await field.fill('Good morning');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Good morning')).toBeVisible();
    await expect.element(screen.getByText(t('social.waiting'))).toBeVisible();
    await expect.element(field).toHaveValue('');
    expect(pendingKinds()).toContain('postChat');
  });

  it('keeps the focus in the field when a button sends', async () => {
    serveTalk();
    const { field, send } = await openTalk();
    await field.fill('Good morning');
    await send.click();
    await expect.element(send).toBeDisabled();
    await expect.element(field).toHaveFocus();
  });

  it('counts on its head what waits', async () => {
    serveTalk();
    const { screen, field } = await openTalk();
    expect(screen.getByText(t('social.waitingCount', { count: 1 })).query()).toBeNull();
    await field.fill('Good morning');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(t('social.waitingCount', { count: 1 }))).toBeVisible();
  });

  it('has a head for each day before today, and under it times of the clock', async () => {
    const yesterday = new Date();
    yesterday.setDate(yesterday.getDate() - 1);
    yesterday.setHours(9, 5);
    serveTalk(
      message('c'),
      message('b', { timestamp: yesterday.getTime() }),
      message('a', { timestamp: yesterday.getTime() - 60_000 }),
    );
    const { screen } = await openTalk();
    await expect.element(screen.getByText(t('social.yesterday'))).toBeVisible();
    const lines = screen.getByRole('list', { name: t('social.talk') }).getByRole('listitem');
    const heads = lines.elements().map(({ textContent }) => textContent === t('social.yesterday'));
    expect(heads.indexOf(true)).toBe(1);
    expect(heads.filter(Boolean)).toHaveLength(1);
    await expect.element(screen.getByText(timeOf(yesterday.getTime()))).toBeVisible();
  });

  it('says what somebody is in this place', async () => {
    serveTalk(message('a'));
    openGame(player());
    const roleOf = ({ authorId }: Said) => (authorId === 'ivo-id' ? 'Keeper of the key' : undefined);
    const screen = await show(<Talk groupId={GROUP} groupName="Us" onAgree={vi.fn()} roleOf={roleOf} />);
    await expect.element(screen.getByText('Keeper of the key')).toBeVisible();
  });

  it('breaks the line with Shift and Enter, and sends nothing blank', async () => {
    serveTalk();
    const { field, send } = await openTalk();
    await expect.element(send).toBeDisabled();
    await field.click();
    await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two');
    await expect.element(field).toHaveValue('one\ntwo');
    expect(pendingKinds()).not.toContain('postChat');
  });

  it('says by how much a message is too long', async () => {
    serveTalk();
    const { screen, field, send } = await openTalk();
    await field.fill('x'.repeat(3002));
    await expect.element(screen.getByText(t('social.tooLong', { count: 2 }))).toBeVisible();
    await expect.element(send).toBeDisabled();
  });

  it('completes a mention', async () => {
    serveTalk();
    const { screen, field } = await openTalk();
    await field.click();
    await userEvent.keyboard('Thanks @i');
    await expect.element(screen.getByRole('option', { name: 'Ivo @ivo' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('Thanks @ivo ');
    expect(screen.getByRole('listbox').query()).toBeNull();
  });

  it('asks for the guidelines before the first message', async () => {
    serveTalk();
    const { screen, field, send, onAgree } = await openTalk(false);
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
    serveTalk();
    const of = player((one) => void (one.flags.chatRevoked = true));
    openGame(of);
    const screen = await show(<Talk groupId={GROUP} groupName="Us" onAgree={vi.fn()} />);
    await expect.element(screen.getByText(t('social.muted'))).toBeVisible();
    expect(screen.getByRole('textbox').query()).toBeNull();
  });

  it('likes at once', async () => {
    serveTalk(message('a', { likes: { bram: true } }));
    const { screen } = await openTalk();
    await screen.getByRole('button', { name: t('social.likes', { count: 1 }) }).click();
    const liked = screen.getByRole('button', { name: t('social.likes', { count: 2 }) });
    await expect.element(liked).toHaveAttribute('aria-pressed', 'true');
  });

  it('begins a reply with a mention', async () => {
    serveTalk(message('a'));
    const { screen, field } = await openTalk();
    await screen.getByRole('button', { name: t('social.replyTo', { name: 'Ivo' }) }).click();
    await expect.element(field).toHaveValue('@ivo ');
    await expect.element(field).toHaveFocus();
  });

  it('hands a message over to be copied as a to-do', async () => {
    serveTalk(message('a'));
    const { screen, onCopy } = await openTalk();
    await screen.getByRole('button', { name: t('social.more', { name: 'Ivo' }) }).click();
    await screen.getByRole('menuitem', { name: t('social.copyAsTodo') }).click();
    expect(onCopy).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ivo', text: 'words of a' }), 'Us');
  });

  it('keeps what the server refused, until it is sent anew', async () => {
    serveTalk();
    const { screen, of } = await openTalk();
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
    serveTalk(message('a'));
    const { screen, of, field } = await openTalk();
    await expect.element(screen.getByText('words of a')).toBeVisible();
    await field.fill('I am');
    putMessage(of._id, message('b', { timestamp: Date.now() }));
    const held = screen.getByRole('button', { name: t('social.new', { count: 1 }) });
    await expect.element(held).toBeVisible();
    expect(screen.getByText('words of b').query()).toBeNull();
    await held.click();
    await expect.element(screen.getByRole('list').getByText('words of b')).toBeVisible();
    await expect.element(field).toHaveValue('I am');
  });

  it('shows what was said to whoever writes before it is there', async () => {
    const held: ((answer: Response) => void)[] = [];
    vi.stubGlobal(
      'fetch',
      (path: string) =>
        new Promise<Response>((resolve) => {
          if (path.includes('/chat')) held.push(resolve);
        }),
    );
    const { screen, field } = await openTalk();
    await field.fill('I am');
    await expect.poll(() => held.length).toBe(1);
    held[0]?.(Response.json({ success: true, data: [message('a')] }));
    await expect.element(screen.getByText('words of a')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: t('social.new', { count: 1 }) }))
      .not.toBeInTheDocument();
  });

  it('reads out what arrives and what was sent, but nothing that was there', async () => {
    serveTalk(message('b', { text: 'old **words**' }), message('a', { timestamp: Date.now() - 90_000 }));
    const { screen, of } = await openTalk();
    const log = screen.getByRole('log');
    await expect.element(log).toBeInTheDocument();
    await expect.element(screen.getByText('words of a')).toBeVisible();
    expect(log.element().textContent).toBe('');
    putMessage(of._id, message('c', { timestamp: Date.now() - 1000, text: 'a **bold** word' }));
    await expect.element(log).toHaveTextContent(/^Ivo: a bold word$/);
    const own = { uuid: of._id, user: 'Maren', username: 'maren', timestamp: Date.now() };
    putMessage(of._id, message('d', own));
    const said = () => [...log.element().children].map(({ textContent }) => textContent);
    await expect.poll(said).toEqual(['Ivo: a bold word', 'Maren: words of d']);
  });

  it('shows a new line at once to whoever only reads, and once', async () => {
    serveTalk(message('a'));
    const { screen, of } = await openTalk();
    await expect.element(screen.getByText('words of a')).toBeVisible();
    putMessage(of._id, message('b', { timestamp: Date.now() }));
    putMessage(of._id, message('b', { timestamp: Date.now(), likes: { bram: true } }));
    const arrived = screen.getByRole('list').getByText('words of b');
    await expect.element(arrived).toBeVisible();
    expect(arrived.elements()).toHaveLength(1);
  });

  it('says that it could not be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const { screen } = await openTalk();
    await expect.element(screen.getByText(t('social.failed'))).toBeVisible();
    await expect.element(screen.getByRole('button', { name: t('ui.retry') })).toBeVisible();
  });
});
