import { pinCalls } from 'virtual:calls/pin';
import { useMemo, useState } from 'react';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayer } from '../../data/hooks.ts';
import { useOffline } from '../../data/use-offline.ts';
import { t } from '../../i18n/i18n.ts';
import { useWords } from '../../item-kit/use-words.ts';
import { castSpell } from '../../skill-kit/cast-spell.tsx';
import { useAim } from '../../task-kit/aim.ts';
import { useDragKit } from '../../task-kit/drag/drag-store.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { matches } from './arrange.ts';
import { ItemDialog, Question } from './item-dialog.tsx';
import { itemName } from './item-name.ts';
import { asksFirst, needsConnection, purchaseOf } from './purchase.ts';
import { movePin } from './reward-actions.ts';
import { type RewardDeeds, RewardRow } from './reward-row.tsx';
import styles from './rewards.module.css';
import { type RewardCell, rewardCells } from './rewards-model.ts';
import { buyItem, openArmoire, toggleShopPin } from './shop-actions.tsx';
import { useShopPage } from './use-shop-page.ts';

/** Buys one for gold, at once: a cure is drunk, the armoire opened. */
function buyNow({ item }: RewardCell): void {
  if (item.pinType === 'debuffPotion') dispatch(castSpell({ key: item.key }));
  else if (item.pinType === 'armoire') dispatch(openArmoire());
  else dispatch(buyItem({ ...purchaseOf(item), name: itemName(item), picture: item.class, quantity: 1 }));
}

interface Opened {
  readonly cell: RewardCell;
  /** Whether the question about gems or hourglasses is asked at once. */
  readonly isAsking: boolean;
}

/** Looking closer, buying, unpinning and moving the items of a list. */
function useDeeds(all: readonly RewardCell[], onOpen: (opened: Opened) => void): RewardDeeds {
  const isOffline = useOffline();
  return useMemo(
    () => ({
      onOpen: (cell) => onOpen({ cell, isAsking: false }),
      onBuy: (cell) => {
        if (asksFirst(cell.item)) onOpen({ cell, isAsking: true });
        else if (isOffline && needsConnection(cell.item))
          showToast({ type: 'info', text: t('shops.offlineArmoire') });
        else buyNow(cell);
      },
      onUnpin: ({ item: { pinType: type, path } }) => {
        if (type && path) dispatch(toggleShopPin({ type, path }));
      },
      onStep: ({ id }, by) => {
        const position = all.findIndex((cell) => cell.id === id) + by;
        if (position >= 0 && position < all.length) dispatch(movePin({ path: id, position }));
      },
    }),
    [all, isOffline, onOpen],
  );
}

interface RowsProps {
  readonly cells: readonly RewardCell[];
  readonly deeds: RewardDeeds;
  readonly onDrop: (id: string, over: string) => void;
}

function Rows({ cells, deeds, onDrop }: RowsProps) {
  const kit = useDragKit();
  const cellOf = (id: string) => cells.find((cell) => cell.id === id);
  const nameOf = (id: string) => {
    const cell = cellOf(id);
    return cell ? itemName(cell.item) : '';
  };
  if (!kit)
    return (
      <ul className={styles['list']} aria-label={t('rewards.title')}>
        {cells.map((cell) => (
          <li key={cell.id} className={styles['item']}>
            <RewardRow cell={cell} deeds={deeds} />
          </li>
        ))}
      </ul>
    );
  return (
    <kit.SortableList
      bleed
      ids={cells.map(({ id }) => id)}
      nameOf={nameOf}
      onDrop={onDrop}
      renderDragged={(id) => {
        const cell = cellOf(id);
        return cell && <RewardRow cell={cell} deeds={deeds} />;
      }}
    >
      <ul className={styles['list']} aria-label={t('rewards.title')}>
        {cells.map((cell) => (
          <kit.SortableItem
            key={cell.id}
            id={cell.id}
            className={styles['item']}
            label={t('tasks.drag.handle', { title: itemName(cell.item) })}
          >
            <RewardRow cell={cell} deeds={deeds} />
          </kit.SortableItem>
        ))}
      </ul>
    </kit.SortableList>
  );
}

/** Room for the items while they are on their way, so that nothing jumps. */
const RewardsRoom = ({ count }: { readonly count: number }) => (
  <div className={styles['room']} style={{ '--cards': count }} />
);

export interface RewardsListProps {
  /** Only items with these words in their names, in lower case. */
  readonly words: string;
}

/** The shop items among the rewards: what is pinned, the potion, the armoire, gear next in line. */
export function RewardsList({ words }: RewardsListProps) {
  const player = usePlayer();
  const { page, failed, retry } = useShopPage(pinCalls.inAppRewards, {});
  const hasWords = useWords('gear');
  const isAiming = useAim(({ aim }) => aim !== undefined);
  const [opened, setOpened] = useState<Opened>();
  const all = useMemo(() => rewardCells(player, page ?? []), [player, page]);
  const cells = words === '' ? all : all.filter(({ item }) => matches(item, words));
  const deeds = useDeeds(all, setOpened);
  const drop = (path: string, over: string) =>
    void dispatch(movePin({ path, position: all.findIndex(({ id }) => id === over) }));
  if (failed)
    return (
      <div className={styles['failed']}>
        {t('rewards.failed')}
        <Button kind="quiet" onClick={retry}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  if (!page || !hasWords) return <RewardsRoom count={player.pinnedItems.length} />;
  const close = () => setOpened(undefined);
  return (
    <div inert={isAiming} data-aside={isAiming || undefined} className={styles['rewards']}>
      {cells.length > 0 && <Rows cells={cells} deeds={deeds} onDrop={drop} />}
      {opened?.isAsking && <Question item={opened.cell.item} quantity={1} onClose={close} />}
      {opened && !opened.isAsking && <ItemDialog item={opened.cell.item} onClose={close} />}
    </div>
  );
}
