import { isFields } from '@everdeed/content/values';
import { type ReactNode, useState } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/field.tsx';
import { AloneScene } from './party-scene.tsx';
import { useAct } from '../../social-kit/use-act.ts';
import styles from './party.module.css';

/** An invitation to a party, as the player's record has it (wire-groups-and-admin 1.1). */
interface Invitation {
  readonly id: string;
  readonly name: string;
}

const isInvitation = (value: unknown): value is Invitation =>
  isFields(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';

const Panel = ({ children, isWide }: { readonly children: ReactNode; readonly isWide?: boolean }) => (
  <section className={`${styles['card']} ${isWide ? styles['wide'] : ''}`}>{children}</section>
);

type Acting = ReturnType<typeof useAct>;

function Invitations({
  invitations,
  acting: { isBusy, act },
}: {
  readonly invitations: readonly Invitation[];
  readonly acting: Acting;
}) {
  return (
    <Panel isWide>
      <h2>{t('party.invitedHead', { count: invitations.length })}</h2>
      <ul className={styles['rows']}>
        {invitations.map(({ id, name }) => (
          <li key={id} className={styles['invitation']}>
            <strong>{name}</strong>
            <span className={styles['answer']}>
              <Button
                busy={isBusy}
                aria-label={t('party.declineOf', { name })}
                onClick={() => void act(groupCalls.rejectInvitation, { params: { groupId: id } })}
              >
                {t('party.decline')}
              </Button>
              <Button
                kind="primary"
                busy={isBusy}
                aria-label={t('party.joinOf', { name })}
                onClick={() => void act(groupCalls.joinGroup, { params: { groupId: id } })}
              >
                {t('party.join')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export interface NoPartyProps {
  /** Changes settings of the player, by dotted path. */
  readonly onSet: (values: Readonly<Record<string, string | boolean | null>>) => void;
}

/** Without a party: answer an invitation, found one, or look for one. */
export function NoParty({ onSet }: NoPartyProps) {
  const { profile, invitations, party, auth } = usePlayer();
  const acting = useAct(() => undefined);
  const [isLooking, setIsLooking] = useState(party.seeking !== undefined && party.seeking !== null);
  const invited = invitations.parties.filter(isInvitation);
  const found = () => {
    const name = t('party.nameOf', { name: profile.name });
    return acting.act(groupCalls.createGroup, { body: { type: 'party', privacy: 'private', name } });
  };
  const look = (wanted: boolean) => {
    setIsLooking(wanted);
    onSet({ 'party.seeking': wanted ? new Date().toISOString() : null });
  };
  return (
    <>
      <AloneScene />
      <div className={styles['alone']}>
        <p className={`${styles['intro']} ${styles['wide']}`}>{t('party.intro')}</p>
        {invited.length > 0 && <Invitations invitations={invited} acting={acting} />}
        <Panel>
          <h2>{t('party.found')}</h2>
          <p>{t('party.foundHint')}</p>
          <Button
            kind={invited.length > 0 ? 'secondary' : 'primary'}
            busy={acting.isBusy}
            onClick={() => void found()}
          >
            {t('party.create')}
          </Button>
        </Panel>
        <Panel>
          <h2>{t('party.lookFor')}</h2>
          <Switch label={t('party.seek')} hint={t('party.seekHint')} checked={isLooking} onChange={look} />
          <p>{t('party.yourName', { name: `@${auth.local.username ?? ''}` })}</p>
        </Panel>
      </div>
    </>
  );
}
