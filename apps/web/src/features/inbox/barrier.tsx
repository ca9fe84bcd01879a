import type { ReactNode } from 'react';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayerPart } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import type { Addressee } from '../../member-kit/addressee.ts';
import { toggleBlock } from '../../member-kit/member-actions.ts';
import { useWriteObjection } from '../../member-kit/objections.ts';
import { Button } from '../../ui/button.tsx';
import { Ban, CircleAlert } from '../../ui/more-icons.ts';
import styles from './thread.module.css';

/** Why the player cannot write to somebody; undefined if they can. */
interface Barrier {
  readonly kind: 'blocked' | 'muted' | 'gone' | 'other';
  /** In the words of the server; empty where the kind says it. */
  readonly reason: string;
}

/** Why the player cannot write here. `isGone`: there is no such account any more. */
export function useBarrier(to: Addressee, isGone: boolean): Barrier | undefined {
  const isMuted = usePlayerPart(({ flags }) => flags.chatRevoked === true);
  const isBlocked = usePlayerPart(({ inbox }) => inbox.blocks.includes(to.id));
  const reason = useWriteObjection(to.id);
  if (isGone) return { kind: 'gone', reason: '' };
  if (isMuted) return { kind: 'muted', reason: '' };
  if (isBlocked) return { kind: 'blocked', reason: '' };
  return reason === undefined ? undefined : { kind: 'other', reason };
}

const Panel = ({
  icon,
  title,
  children,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <div className={styles['barrier']} role="status">
    <p>
      {icon} <strong>{title}</strong>
    </p>
    {children}
  </div>
);

/** Stands in place of the field, and says why. */
export function BarrierPanel({ barrier, to }: { readonly barrier: Barrier; readonly to: Addressee }) {
  const sign = <CircleAlert size={18} aria-hidden="true" />;
  if (barrier.kind === 'blocked')
    return (
      <Panel icon={<Ban size={18} aria-hidden="true" />} title={t('inbox.blocked', { name: to.name })}>
        <p>{t('inbox.blockedHint', { name: to.name })}</p>
        <Button onClick={() => void dispatch(toggleBlock({ memberId: to.id }))}>
          {t('inbox.unblock', { name: to.name })}
        </Button>
      </Panel>
    );
  if (barrier.kind === 'muted')
    return (
      <Panel icon={sign} title={t('social.muted')}>
        <p>{t('social.mutedHint')}</p>
      </Panel>
    );
  if (barrier.kind === 'gone')
    return (
      <Panel icon={sign} title={t('inbox.gone')}>
        <p>{t('inbox.goneHint')}</p>
      </Panel>
    );
  return (
    <Panel icon={sign} title={barrier.reason}>
      <p>{t('inbox.closedHint', { name: to.name })}</p>
    </Panel>
  );
}
