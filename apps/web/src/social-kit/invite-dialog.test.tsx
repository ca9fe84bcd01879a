import { expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { t } from '../i18n/i18n.ts';
import { InviteDialog } from './invite-dialog.tsx';

async function open(answer: () => Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : body);
    return Promise.resolve(answer());
  });
  const onInvited = vi.fn();
  const groupId = () => Promise.resolve('g');
  const screen = await show(
    <InviteDialog title="Invite" groupId={groupId} onInvited={onInvited} onClose={vi.fn()} />,
  );
  const invite = (count: number) => screen.getByRole('button', { name: t('social.inviteSend', { count }) });
  return { screen, sent, onInvited, invite, field: screen.getByLabelText(t('social.inviteWhom')) };
}

it('invites by username and by email', async () => {
  const { screen, sent, onInvited, invite, field } = await open(() =>
    Response.json({ success: true, data: [] }),
  );
  await expect.element(invite(0)).toBeDisabled();
  await field.fill('@ivo bram@example.org');
  await invite(2).click();
  await expect
    .element(screen.getByText(t('social.invited', { names: 'ivo and bram@example.org' })))
    .toBeVisible();
  expect(sent).toEqual([{ usernames: ['ivo'], emails: [{ email: 'bram@example.org' }] }]);
  expect(onInvited).toHaveBeenCalledOnce();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

it('says why somebody could not be invited, and keeps what was typed', async () => {
  const message = 'There is nobody by that name.';
  const { screen, onInvited, invite, field } = await open(() =>
    Response.json({ success: false, error: 'NotFound', message }, { status: 404 }),
  );
  await field.fill('nobody');
  await invite(1).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  await expect.element(field).toHaveValue('nobody');
  expect(onInvited).not.toHaveBeenCalled();
});
