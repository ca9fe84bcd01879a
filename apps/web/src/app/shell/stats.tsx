import { experienceToPass, MAX_HEALTH, maxMana } from '@everdeed/rules';
import type { GamePlayer } from '../../data/game.ts';
import { cut, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Bar } from '../../ui/bar.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import styles from './stat-plate.module.css';

export interface Gauge {
  readonly kind: 'health' | 'experience' | 'mana';
  readonly icon: 'heart' | 'star' | 'drop';
  readonly value: number;
  readonly max: number;
}

/** Health is rounded up, so that somebody alive never reads 0; experience and mana are cut. */
export function gaugesOf(player: GamePlayer): readonly Gauge[] {
  const { stats, preferences } = player;
  const health: Gauge = {
    kind: 'health',
    icon: 'heart',
    value: Math.ceil(Math.max(0, stats.hp)),
    max: MAX_HEALTH,
  };
  const experience: Gauge = {
    kind: 'experience',
    icon: 'star',
    value: cut(stats.exp, 0),
    max: experienceToPass(stats.lvl),
  };
  const mana: Gauge = {
    kind: 'mana',
    icon: 'drop',
    value: cut(stats.mp, 0),
    max: Math.floor(maxMana(player)),
  };
  return preferences.disableClasses ? [health, experience] : [health, experience, mana];
}

export interface GaugeRowProps {
  readonly gauge: Gauge;
  /** Whether it is slim: without its maximum, and on a phone a bar alone. */
  readonly brief?: boolean;
}

/** A row of icon, bar and figures. */
export function GaugeRow({ gauge, brief }: GaugeRowProps) {
  const { kind, icon, value, max } = gauge;
  const figures = { value: formatNumber(value), max: formatNumber(max) };
  return (
    <div className={styles['row']} data-brief={brief}>
      <PixelIcon name={icon} />
      <Bar
        kind={kind}
        value={value}
        max={max}
        label={t('header.ofSpoken', { name: t(`header.${kind}`), ...figures })}
      />
      <span className={styles['figure']} aria-hidden="true">
        {figures.value}
        {!brief && <span className={styles['max']}> / {figures.max}</span>}
      </span>
    </div>
  );
}
