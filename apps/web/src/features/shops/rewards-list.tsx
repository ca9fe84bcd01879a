import { memo, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import type { GamePlayer } from '../../data/game.ts';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { useAim } from '../../task-kit/aim.ts';
import { useDragKit } from '../../task-kit/drag/drag-store.ts';
import { useShopRewards } from '../../task-kit/shop-rewards.ts';
import { Button } from '../../ui/button.tsx';
import { RewardRow } from './reward-row.tsx';
import styles from './rewards.module.css';
import { nameIn, type RewardCell, rewardCells } from './rewards-model.ts';
import { loadDeeds, type RewardDeeds, RewardDialog, useRewardDeeds } from './use-reward-deeds.tsx';
import { useRewards } from './use-rewards.ts';

interface RowsProps {
  readonly cells: readonly RewardCell[];
  readonly deeds: RewardDeeds;
  readonly busy: string | undefined;
}

function Rows({ cells, deeds, busy }: RowsProps) {
  const kit = useDragKit();
  const row = (cell: RewardCell) => <RewardRow cell={cell} deeds={deeds} isBusy={cell.id === busy} />;
  const find = (id: string) => cells.find((cell) => cell.id === id);
  if (!kit)
    return (
      <ul className={styles['list']} aria-label={t('rewards.title')}>
        {cells.map((cell) => (
          <li key={cell.id} className={styles['item']}>
            {row(cell)}
          </li>
        ))}
      </ul>
    );
  return (
    <kit.SortableList
      bleed
      ids={cells.map(({ id }) => id)}
      nameOf={(id) => {
        const cell = find(id);
        return cell ? nameIn(cell) : '';
      }}
      onDrop={deeds.onDrop}
      renderDragged={(id) => {
        const cell = find(id);
        return cell && row(cell);
      }}
    >
      <ul className={styles['list']} aria-label={t('rewards.title')}>
        {cells.map((cell) => (
          <kit.SortableItem
            key={cell.id}
            id={cell.id}
            className={styles['item']}
            label={t('tasks.drag.handle', { title: nameIn(cell) })}
          >
            {row(cell)}
          </kit.SortableItem>
        ))}
      </ul>
    </kit.SortableList>
  );
}

const prepare = () => void loadDeeds().catch(() => undefined);

export interface RewardsListProps {
  /** Only items with these words in their names, in lower case. */
  readonly words: string;
}

interface RewardsProps extends RewardsListProps {
  readonly player: GamePlayer;
}

const Rewards = memo(function Rewards({ words, player }: RewardsProps) {
  const { items, failed, retry } = useRewards();
  const isAiming = useAim(({ aim }) => aim !== undefined);
  const all = useMemo(() => rewardCells(player, items ?? []), [player, items]);
  useEffect(() => useShopRewards.setState({ count: all.length }), [all.length]);
  const { deeds, busy, opened, close } = useRewardDeeds(all);
  const cells = all.filter((cell) => nameIn(cell).toLowerCase().includes(words));
  if (failed)
    return (
      <div className={styles['failed']}>
        {t('rewards.failed')}
        <Button kind="quiet" onClick={retry}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  // Room for the items while they are on their way, so that nothing jumps.
  if (!items) return <div className={styles['room']} style={{ '--cards': player.pinnedItems.length }} />;
  return (
    <div
      inert={isAiming}
      data-aside={isAiming || undefined}
      className={styles['rewards']}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {cells.length > 0 && <Rows cells={cells} deeds={deeds} busy={busy} />}
      <Suspense fallback={null}>
        {opened && <RewardDialog item={opened.cell.item} isAsking={opened.isAsking} onClose={close} />}
      </Suspense>
    </div>
  );
});

/**
 * The shop items among the rewards: what is pinned, the potion, the armoire, gear next in line. What each tick changes of
 * their prices is drawn after the card that was ticked.
 */
export function RewardsList({ words }: RewardsListProps) {
  const player = useDeferredValue(usePlayer());
  return <Rewards words={words} player={player} />;
}
