import { gemCap, type Player } from '@everdeed/rules';
import type { ReactNode } from 'react';
import { Avatar } from '../../../art/avatar.tsx';
import { Icon } from '../../../art/icon.tsx';
import { Pet } from '../../../art/pet.tsx';
import { Scene } from '../../../art/scene.tsx';
import { usePlayer } from '../../../data/hooks.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { centsOf, formatPrice } from '../../../pay-kit/money.ts';
import { nextHourglass, type PlanState } from '../../../pay-kit/plan-state.ts';
import { Bar } from '../../../ui/bar.tsx';
import { PixelIcon } from '../../../ui/pixel-icon.tsx';
import styles from './plan.module.css';

interface PlanHeadProps {
  readonly state: PlanState;
  /** Whether nothing costs money here. */
  readonly isFree: boolean;
}

const day = (instant: string): string => formatDate(instant, { dateStyle: 'long' });

function titleOf({ state, isFree }: PlanHeadProps): string {
  if (state.kind === 'site' || (state.kind === 'none' && isFree)) return t('pay.free');
  return t(`pay.state.${state.kind}`);
}

function runningLine({ block, nextBill }: Extract<PlanState, { kind: 'running' }>): string {
  const length = block
    ? t('pay.blockLine', { count: block.months, price: formatPrice(centsOf(block.price)) })
    : t('pay.stateLine.running');
  return nextBill ? `${length} ${t('pay.renews', { date: day(nextBill) })}` : length;
}

/** What there is to know of the state: until when, and what follows. */
function lineOf({ state, isFree }: PlanHeadProps): string {
  switch (state.kind) {
    case 'running':
      return runningLine(state);
    case 'gift':
    case 'cancelled':
      return t(`pay.stateLine.${state.kind}`, { date: day(state.ends) });
    case 'group':
      return state.ends ? t('pay.stateLine.groupEnds', { date: day(state.ends) }) : t('pay.stateLine.group');
    case 'site':
      return t('pay.stateLine.site');
    case 'none':
      return t(isFree ? 'pay.stateLine.free' : 'pay.stateLine.none');
    default:
      return t('pay.stateLine.unlimited');
  }
}

interface FigureProps {
  readonly icon: ReactNode;
  readonly value: string;
  readonly label: string;
  readonly children?: ReactNode;
}

const Figure = ({ icon, value, label, children }: FigureProps) => (
  <li className={styles['figure']}>
    <strong>
      {icon} {value}
    </strong>
    <span>{label}</span>
    {children}
  </li>
);

function hourglassLabel(player: Player): string {
  const next = nextHourglass(player.purchased.plan, serverNow());
  const count = player.purchased.plan.consecutive.trinkets;
  return next
    ? t('pay.hourglassesNext', {
        count,
        date: formatDate(next, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
      })
    : t('pay.hourglasses', { count });
}

/** What the plan has brought so far, and what is left of it now. */
function Figures({ state }: Pick<PlanHeadProps, 'state'>) {
  const player = usePlayer();
  const { consecutive, gemsBought, mysteryItems, extraMonths } = player.purchased.plan;
  const cap = gemCap(player);
  const bought = t('pay.ofMax', { value: gemsBought, max: cap });
  return (
    <>
      <ul className={styles['figures']}>
        <Figure
          icon={<PixelIcon name="star" />}
          value={formatNumber(consecutive.count)}
          label={t('pay.inRow', { count: consecutive.count })}
        />
        <Figure
          icon={<PixelIcon name="hourglass" />}
          value={formatNumber(consecutive.trinkets)}
          label={hourglassLabel(player)}
        />
        <Figure icon={<PixelIcon name="gem" />} value={bought} label={t('pay.gemsForGoldNow')}>
          <Bar
            kind="growth"
            size="small"
            value={gemsBought}
            max={cap}
            label={`${t('pay.gemsForGoldNow')}: ${bought}`}
          />
        </Figure>
        <Figure
          icon={<Icon name="gift" />}
          value={formatNumber(mysteryItems.length)}
          label={t('pay.mysteryItems', { count: mysteryItems.length })}
        />
      </ul>
      {state.kind === 'running' && extraMonths >= 1 && (
        <p className={styles['ahead']}>{t('pay.ahead', { count: Math.floor(extraMonths) })}</p>
      )}
    </>
  );
}

/** The state of the plan in the player's own scene. */
export function PlanHead(props: PlanHeadProps) {
  const player = usePlayer();
  const { background } = player.preferences;
  const since = props.isFree || props.state.kind === 'none' ? undefined : player.purchased.plan.dateCreated;
  return (
    <section className={styles['head']} aria-labelledby="plan">
      <div className={styles['scene']}>
        <Scene background={background ?? 'violet'} scale={3} className={styles['ground']} />
        <div className={styles['hero']} aria-hidden="true">
          {player.items.currentPet && <Pet name={player.items.currentPet} scale={3} />}
          <Avatar player={player} scale={3} show="alone" />
        </div>
        <div className={`${styles['state']} stepped-3`}>
          <h2 id="plan">{titleOf(props)}</h2>
          <p>{lineOf(props)}</p>
          {since && <p className={styles['since']}>{t('pay.memberSince', { date: day(since) })}</p>}
        </div>
      </div>
      {props.state.kind !== 'none' && <Figures state={props.state} />}
    </section>
  );
}
