import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { challengeCalls } from 'virtual:calls/challenge';
import { send } from '../../data/api.ts';
import { t } from '../../i18n/i18n.ts';
import { challengeClonePath, challengeEditPath } from '../../lib/challenge-address.ts';
import { ReportDialog } from '../../social-kit/report-dialog.tsx';
import type { useAct } from '../../social-kit/use-act.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Pencil, Plus } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { type Challenge, leaderIdOf } from './challenge.ts';
import styles from './detail.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { saveCsv } from './save-csv.ts';

/** What every panel beside a challenge needs. */
export interface PanelProps {
  readonly challenge: Challenge;
  readonly selfId: string;
  readonly acting: ReturnType<typeof useAct>;
}

interface PrizePanelProps extends PanelProps {
  readonly isJoined: boolean;
  /** Whether the player leads it, or looks after challenges. */
  readonly canModify: boolean;
}

interface PrizeProps extends Pick<PanelProps, 'challenge'> {
  /** What stands at its end. */
  readonly children: ReactNode;
}

function Prize({ challenge, children }: PrizeProps) {
  const { prize } = challenge;
  const hint = leaderIdOf(challenge) === undefined ? 'challenges.prizeUnledHint' : 'challenges.prizeHint';
  return (
    <div className={styles['prize']}>
      <Plate className={styles['gem']} size="large">
        <PixelIcon name="gem" scale={3} />
      </Plate>
      <div>
        <p className={styles['gems']}>
          {prize > 0 ? t('challenges.gems', { count: prize }) : t('challenges.noPrize')}
        </p>
        <p>{t(prize > 0 ? hint : 'challenges.noPrizeHint')}</p>
      </div>
      {children}
    </div>
  );
}

type Open = 'leave' | 'report';

/** What wins the challenge, and what can be done: joining first. */
export function PrizePanel({ challenge, acting, isJoined, canModify }: PrizePanelProps) {
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
  const { _id: challengeId, name, official } = challenge;
  const params = { challengeId };
  const report = async (comment: string) => {
    const reply = await send(challengeCalls.flagChallenge, { params, body: { comment } }, { quiet: true });
    return reply.ok ? undefined : reply.failure;
  };
  const menu: readonly MenuEntry[] = [
    { label: t('challenges.clone'), onSelect: () => void navigate(challengeClonePath(challengeId)) },
    { label: t('challenges.export'), onSelect: () => void saveCsv(challenge) },
    ...(official
      ? []
      : [
          'rule' as const,
          { label: t('challenges.report'), kind: 'danger' as const, onSelect: () => setOpen('report') },
        ]),
  ];
  const hasActions = canModify || isJoined;
  const more = <MoreMenu label={t('challenges.moreOf')} align="end" entries={menu} />;
  // The dots stand in a row with something, wherever there is room for them.
  const isMoreAbove = useMedia('(max-width: 767.98px)') || !hasActions;
  return (
    <section className={styles['panel']} aria-label={t('challenges.prize')}>
      {!isJoined && (
        <Button
          kind="primary"
          wide
          busy={acting.isBusy}
          onClick={() => void acting.act(challengeCalls.joinChallenge, { params })}
        >
          {t('challenges.joinThis')}
        </Button>
      )}
      <Prize challenge={challenge}>{isMoreAbove && more}</Prize>
      {hasActions && (
        <div className={styles['actions']}>
          {canModify && (
            <>
              <Link to={challengeEditPath(challengeId)} className={buttonLook} data-kind="secondary">
                <Pencil size={18} aria-hidden="true" /> {t('challenges.edit')}
              </Link>
              <Link to={`${challengeEditPath(challengeId)}?add`} className={buttonLook} data-kind="secondary">
                <Plus size={18} aria-hidden="true" /> {t('nav.add')}
              </Link>
            </>
          )}
          {isJoined && <Button onClick={() => setOpen('leave')}>{t('challenges.leave')}</Button>}
          {!isMoreAbove && more}
        </div>
      )}
      {open === 'leave' && (
        <LeaveDialog challenge={challenge} acting={acting} onClose={() => setOpen(undefined)} />
      )}
      {open === 'report' && (
        <ReportDialog
          title={t('challenges.reportTitle', { name })}
          hint={t('challenges.reportHint')}
          onReport={report}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
