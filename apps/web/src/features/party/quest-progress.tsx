import type { Quest as CatalogueQuest } from '@everdeed/content';
import { usePlayer } from '../../data/hooks.ts';
import { cut, formatNumber } from '../../i18n/format.ts';
import { Rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/i18n.ts';
import { questParts } from '../../social-kit/quest-parts.ts';
import { Bar } from '../../ui/bar.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import type { Quest } from './queries.ts';
import styles from './quest.module.css';

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
        label={t('party.gauge', { name, ...figures })}
      />
    </div>
  );
}

const BOLD = { bold: <strong /> };

interface ProgressProps {
  readonly quest: Quest;
  readonly known: CatalogueQuest;
}

/** Health and rage of a boss, with what the player's own damage will take at their next day. */
function BossProgress({ quest: { progress, key }, known: { boss } }: ProgressProps) {
  const { up } = usePlayer().party.quest.progress;
  if (!boss) return null;
  const health = Math.max(0, Math.ceil(progress.hp ?? boss.hp));
  const own = cut(up, 1);
  return (
    <>
      <Gauge
        kind="health"
        name={t('party.bossHealth')}
        value={health}
        max={boss.hp}
        pending={Math.min(own, health)}
      />
      {own > 0 && (
        <p className={styles['pending']}>
          <Rich id="party.pending" values={{ damage: formatNumber(own, 1) }} parts={BOLD} />
        </p>
      )}
      {boss.rage && (
        <Gauge
          kind="rage"
          name={questParts(key ?? '').rage || t('party.rage')}
          value={cut(progress.rage ?? 0, 1)}
          max={boss.rage.value}
        />
      )}
    </>
  );
}

const NOTHING: NonNullable<CatalogueQuest['collect']> = [];

/** How many of each thing have been found. */
function CollectProgress({ quest: { progress, key }, known }: ProgressProps) {
  const { collect = NOTHING } = known;
  const names = questParts(key ?? '').collect;
  const { collectedItems } = usePlayer().party.quest.progress;
  return (
    <>
      <ul className={styles['collect']}>
        {collect.map(({ key: item, count }) => {
          const name = names[item] ?? t('party.found.thing');
          const value = Math.min(count, progress.collect[item] ?? 0);
          return (
            <li key={item}>
              <p className={styles['gaugeHead']}>
                <span>{name}</span>
                <span className={styles['figure']}>
                  {t('party.of', { value: formatNumber(value), max: formatNumber(count) })}
                </span>
              </p>
              <Bar
                kind="growth"
                value={value}
                max={count}
                label={t('party.gauge', { name, value: formatNumber(value), max: formatNumber(count) })}
              />
            </li>
          );
        })}
      </ul>
      {collectedItems > 0 && (
        <p className={styles['pending']}>
          <Rich id="party.pendingItems" values={{ count: collectedItems }} parts={BOLD} />
        </p>
      )}
    </>
  );
}

/** How far a running quest is. */
export const QuestProgress = (props: ProgressProps) =>
  props.known.boss ? <BossProgress {...props} /> : <CollectProgress {...props} />;
