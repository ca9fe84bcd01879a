import { vi } from 'vitest';
import { chatActions } from '../src/social-kit/chat-actions.ts';
import type { WireMessage } from '../src/social-kit/chat-types.ts';
import { Talk } from '../src/social-kit/talk.tsx';
import { registerActions } from '../src/data/define-action.ts';
import { forgetPlaceDrafts } from '../src/data/place-drafts.ts';
import { queryClient } from '../src/data/queries.ts';
import { setSession } from '../src/data/session.ts';
import { t } from '../src/i18n/i18n.ts';
import { openGame, player } from './game.ts';
import { show } from './render.tsx';

registerActions(...chatActions);

/** The group that talks. */
export const GROUP = 'f3a7c2d0-0000-4000-8000-00000000000a';

/** A message of Ivo, a minute old. */
export const message = (id: string, fields: Partial<WireMessage> = {}): WireMessage => ({
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
export function serveTalk(...messages: readonly WireMessage[]) {
  const fetching = vi.fn((path: string, { method }: RequestInit = {}) =>
    method === 'GET' && path.includes('/chat')
      ? Promise.resolve(Response.json({ success: true, data: messages }))
      : new Promise<Response>(() => undefined),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

/** Shows the talk to a player, who has agreed to the guidelines or not, and has news from it or not. */
export async function openTalk(agreed = true, isUnread = false) {
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

/** Forgets what a talk leaves on the device. */
export function forgetTalk(): void {
  queryClient.clear();
  localStorage.removeItem('everdeed-unsent');
  localStorage.removeItem('everdeed-looks');
}
