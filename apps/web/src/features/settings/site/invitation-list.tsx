import { useState } from 'react';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import styles from './invitations.module.css';
import type { Invitation } from './use-invitations.ts';

const day = (instant: string) => formatDate(instant, { dateStyle: 'medium' });

interface RowProps {
  readonly of: Invitation;
  readonly onRevoke: () => void;
}

function Row({ of: { state, used, uses, by, expiresAt }, onRevoke }: RowProps) {
  return (
    <li data-state={state}>
      <div>
        <strong>{t('setUp.invitationUses', { used, uses })}</strong>{' '}
        <Chip kind={state === 'open' ? 'wash' : 'plain'}>{t(`setUp.state.${state}`)}</Chip>
        <p className={styles['hint']}>{t('setUp.invitationEnds', { by, date: day(expiresAt) })}</p>
      </div>
      {state === 'open' && (
        <Button kind="danger" aria-label={t('setUp.revokeThat', { date: day(expiresAt) })} onClick={onRevoke}>
          {t('setUp.revoke')}
        </Button>
      )}
    </li>
  );
}

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly onRevoke: (id: string) => void;
}

/** The invitations, the newest first; revoking one that is open asks. */
export function InvitationList({ invitations, onRevoke }: InvitationListProps) {
  const [asked, setAsked] = useState<string>();
  if (invitations.length === 0) return <p className={styles['hint']}>{t('setUp.invitationsNone')}</p>;
  return (
    <>
      <ul className={styles['links']}>
        {invitations.map((one) => (
          <Row key={one.id} of={one} onRevoke={() => setAsked(one.id)} />
        ))}
      </ul>
      {asked !== undefined && (
        <Confirm
          title={t('setUp.revokeAsk')}
          hint={t('setUp.revokeAskHint')}
          yes={t('setUp.revoke')}
          onYes={() => onRevoke(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
