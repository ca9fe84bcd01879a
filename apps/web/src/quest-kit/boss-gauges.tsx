import type { Quest } from '@everdeed/content';
import { usePlayer } from '../data/hooks.ts';
import { cut, formatNumber } from '../i18n/format.ts';
import { Rich } from '../i18n/rich.tsx';
import { t } from '../i18n/i18n.ts';
import { questParts } from '../social-kit/quest-parts.ts';
import { Bar } from '../ui/bar.tsx';
import { PixelIcon } from '../ui/pixel-icon.tsx';
import styles from './quest-kit.module.css';

interface GaugeProps {
  readonly kind: 'health' | 'rage';
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly pending?: number;
}

function Gauge({ kind, name, value, max, pending = 0 }: GaugeProps) {
  const figures = { value: formatNumber(value), max: formatNumber(max) };
  return (
    <div className={styles['gauge']}>
      <p className={styles['gaugeHead']}>
        <PixelIcon name={kind === 'health' ? 'heart' : 'flame'} />
        <span>{name}</span>
        <span className={styles['figure']} aria-hidden="true">
          {figures.value} / {figures.max}
        </span>
      </p>
      <Bar
        kind={kind}
        size={kind === 'health' ? 'boss' : 'normal'}
        value={value}
        max={max}
        pending={pending}
        label={t('social.gauge', { name, ...figures })}
      />
    </div>
  );
}

const BOLD = { bold: <strong /> };

interface BossGaugesProps {
  /** Key of the quest. */
  readonly quest: string;
  /** The boss as the catalogue has it. */
  readonly boss: NonNullable<Quest['boss']>;
  /** What is left of it; whole if absent. */
  readonly health: number | undefined;
  /** How far its rage has come. */
  readonly rage: number | undefined;
}

/** Health and rage of a boss, with what the player's own damage will take at their next day. */
export function BossGauges({ quest, boss, health: left, rage }: BossGaugesProps) {
  const { up } = usePlayer().party.quest.progress;
  const health = Math.max(0, Math.ceil(left ?? boss.hp));
  const own = cut(up, 1);
  return (
    <>
      <Gauge
        kind="health"
        name={t('social.bossHealth')}
        value={health}
        max={boss.hp}
        pending={Math.min(own, health)}
      />
      {own > 0 && (
        <p className={styles['pending']}>
          <Rich id="social.pending" values={{ damage: formatNumber(own, 1) }} parts={BOLD} />
        </p>
      )}
      {boss.rage && (
        <Gauge
          kind="rage"
          name={questParts(quest).rage || t('social.rage')}
          value={cut(rage ?? 0, 1)}
          max={boss.rage.value}
        />
      )}
    </>
  );
}
