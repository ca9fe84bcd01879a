import type { Quest as CatalogueQuest } from '@everdeed/content';
import { usePlayer } from '../../data/hooks.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/i18n.ts';
import { BossGauges } from '../../quest-kit/boss-gauges.tsx';
import kit from '../../quest-kit/quest-kit.module.css';
import { questParts } from '../../social-kit/quest-parts.ts';
import { Bar } from '../../ui/bar.tsx';
import type { Quest } from './queries.ts';
import styles from './quest.module.css';

const BOLD = { bold: <strong /> };

interface ProgressProps {
  readonly quest: Quest;
  readonly known: CatalogueQuest;
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
              <p className={kit['gaugeHead']}>
                <span>{name}</span>
                <span className={kit['figure']}>
                  {t('party.of', { value: formatNumber(value), max: formatNumber(count) })}
                </span>
              </p>
              <Bar
                kind="growth"
                value={value}
                max={count}
                label={t('social.gauge', { name, value: formatNumber(value), max: formatNumber(count) })}
              />
            </li>
          );
        })}
      </ul>
      {collectedItems > 0 && (
        <p className={kit['pending']}>
          <Rich id="party.pendingItems" values={{ count: collectedItems }} parts={BOLD} />
        </p>
      )}
    </>
  );
}

/** How far a running quest is. */
export function QuestProgress(props: ProgressProps) {
  const { quest, known } = props;
  const { hp, rage } = quest.progress;
  if (!known.boss) return <CollectProgress {...props} />;
  return <BossGauges quest={quest.key ?? ''} boss={known.boss} health={hp} rage={rage} />;
}
