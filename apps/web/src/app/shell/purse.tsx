import { usePlayerPart } from '../../data/hooks.ts';
import { cut, formatCompact } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import styles from './purse.module.css';

/** 1 of balance is shown as 4 gems (seed 1, section 1). */
const GEMS_PER_BALANCE = 4;

export interface PurseProps {
  /** Whether it stands on a ground that is there already. */
  readonly bare?: boolean;
}

/** Gold, gems, which lead to more of them, and hourglasses once the player has had any. */
export function Purse({ bare }: PurseProps) {
  const gold = usePlayerPart(({ stats }) => stats.gp);
  const balance = usePlayerPart((player) => player.balance);
  const hourglasses = usePlayerPart(({ purchased }) => purchased.plan.consecutive?.trinkets ?? 0);
  const coins = [
    { icon: 'coin', name: 'header.gold', amount: gold },
    { icon: 'gem', name: 'header.gems', amount: balance * GEMS_PER_BALANCE },
    ...(hourglasses > 0
      ? ([{ icon: 'hourglass', name: 'header.hourglasses', amount: hourglasses }] as const)
      : []),
  ] as const;
  return (
    <div className={styles['purse']} data-bare={bare} role="group" aria-label={t('header.purse')}>
      {coins.map(({ icon, name, amount }) => {
        const coin = { className: styles['coin'], title: t(name), 'data-coin': icon };
        const figure = (
          <>
            <PixelIcon name={icon} label={t(name)} />
            {formatCompact(cut(amount, 0))}
          </>
        );
        return icon === 'gem' ? (
          <Link key={icon} {...coin} to="?openGemsModal=true">
            {figure}
          </Link>
        ) : (
          <span key={icon} {...coin}>
            {figure}
          </span>
        );
      })}
    </div>
  );
}
