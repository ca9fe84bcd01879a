import { useState } from 'react';
import { adminPlayerCalls } from 'virtual:calls/adminPlayer';
import { hallCalls } from 'virtual:calls/hall';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { tokenName } from '../../../lib/client-name.ts';
import { Button } from '../../../ui/button.tsx';
import admin from '../admin.module.css';
import { AskDialog } from '../ask-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import { type Editing, titleOf } from './editing.ts';
import { LineField } from './fields.tsx';
import { PartPanel } from './parts.tsx';
import type { Details } from './queries.ts';
import { waysOf } from './sign-in-ways.ts';

const moment = (at: string): string => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });

interface DeviceProps {
  readonly userId: string;
  readonly device: Details['devices'][number];
}

function DeviceRow({ userId, device }: DeviceProps) {
  const { id, lastUsedAt, createdAt } = device;
  const name = tokenName(device);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, act } = useAdminAct();
  const revoke = (reason: string) =>
    void act(
      adminPlayerCalls.revokeUserDevice,
      { params: { userId, deviceId: id }, query: { reason } },
      t('admin.signedOut'),
    );
  return (
    <li className={admin['row']}>
      <span>
        <b>{name}</b>
        <span className={admin['small']}>
          {lastUsedAt
            ? t('admin.lastUsed', { date: moment(lastUsedAt) })
            : t('admin.madeOn', { date: moment(createdAt) })}
        </span>
      </span>
      <Button kind="danger" busy={isBusy} onClick={() => setIsAsking(true)}>
        {t('admin.signOut')}
      </Button>
      {isAsking && (
        <AskDialog
          title={t('admin.signOutTitle', { name })}
          hint={t('admin.signOutHint')}
          yes={t('admin.signOut')}
          isDestructive
          onYes={revoke}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}

interface DevicesProps {
  readonly userId: string;
  readonly devices: Details['devices'];
}

function Devices({ userId, devices }: DevicesProps) {
  return (
    <>
      <h3>{t('admin.devices')}</h3>
      {devices.length === 0 && <p className={admin['hint']}>{t('admin.noDevices')}</p>}
      <ul className={admin['rows']}>
        {devices.map((device) => (
          <DeviceRow key={device.id} userId={userId} device={device} />
        ))}
      </ul>
    </>
  );
}

function Mails({ mails }: { readonly mails: Details['mails'] }) {
  return (
    <>
      <h3>{t('admin.mails')}</h3>
      {mails.length === 0 && <p className={admin['hint']}>{t('admin.noMails')}</p>}
      <ul className={admin['rows']}>
        {mails.map(({ id, to, subject, createdAt, sentAt }) => (
          <li key={id} className={admin['row']}>
            <span>
              <b>{subject}</b>
              <span className={admin['small']}>
                {to}, {moment(createdAt)}
              </span>
            </span>
            <span className={admin['small']}>{t(sentAt ? 'admin.sent' : 'admin.notSent')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const ACTS = ['changeApiToken', 'resetCron'] as const;

/** What is done at once rather than edited: a new key, and another go at the day. */
function Acts({ userId }: { readonly userId: string }) {
  const [asked, setAsked] = useState<(typeof ACTS)[number]>();
  const { isBusy, act } = useAdminAct();
  const run = (name: (typeof ACTS)[number], reason: string) =>
    void act(
      hallCalls.updateHero,
      { params: { heroId: userId }, body: { [name]: true, reason } },
      t(`admin.${name}.done`),
    );
  return (
    <>
      <div className={admin['line']}>
        {ACTS.map((name) => (
          <Button key={name} kind="danger" busy={isBusy} onClick={() => setAsked(name)}>
            {t(`admin.${name}`)}
          </Button>
        ))}
      </div>
      {asked && (
        <AskDialog
          title={t(`admin.${asked}`)}
          hint={t(`admin.${asked}.hint`)}
          yes={t(`admin.${asked}`)}
          isDestructive
          onYes={(reason) => run(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface AccountPartProps {
  readonly editing: Editing;
  readonly details: Details | undefined;
}

/** Name, email, sign-ins, devices and mails. */
export function AccountPart({ editing, details }: AccountPartProps) {
  const { _id } = editing.hero;
  const words = (path: string, name: string) => ({ path, name, part: 'account' as const, blank: '' });
  return (
    <PartPanel id="account" title={t(titleOf('account'))} note={waysOf(details)}>
      <LineField editing={editing} field={words('profile.name', t('admin.displayName'))} />
      <LineField editing={editing} field={words('auth.local.email', t('admin.email'))} type="email" />
      <LineField editing={editing} field={words('profile.blurb', t('admin.blurb'))} />
      <Acts userId={_id} />
      {details && <Devices userId={_id} devices={details.devices} />}
      {details && <Mails mails={details.mails} />}
    </PartPanel>
  );
}
