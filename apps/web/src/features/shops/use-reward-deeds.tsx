import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showError } from '../../ui/toast-store.ts';
import { t } from '../../i18n/i18n.ts';
import { announce } from '../../task-kit/announce.ts';
import type { RewardKit } from './reward-deeds.tsx';
import { nameIn, type RewardCell } from './rewards-model.ts';
import { useRewardHeir } from './use-reward-heir.ts';
import { loadAtLast } from '../../lib/load-later.ts';

/** Loads what buying needs: when a pointer or the focus comes near, or with the first tap. */
export async function loadDeeds(): Promise<RewardKit> {
  const { prepareKit } = await import('./reward-deeds.tsx');
  return await prepareKit();
}

/** An item up close. */
export const RewardDialog = loadAtLast(async () => ({ default: (await loadDeeds()).RewardDialog }));

/** What can be done with an item of the rewards column. */
export interface RewardDeeds {
  readonly onOpen: (cell: RewardCell) => void;
  readonly onBuy: (cell: RewardCell) => void;
  readonly onUnpin: (cell: RewardCell) => void;
  /** Moves it by this many places. */
  readonly onStep: (cell: RewardCell, by: -1 | 1) => void;
  readonly onDrop: (id: string, over: string) => void;
}

/** Returns what to call when an item with the focus moves a step: it stays in sight once it is drawn in its new place. */
function useStepInSight(all: readonly RewardCell[]) {
  const before = useRef<readonly RewardCell[]>(undefined);
  useEffect(() => {
    if (!before.current || before.current === all) return;
    before.current = undefined;
    document.activeElement?.closest('[data-reward]')?.scrollIntoView({ block: 'nearest' });
  }, [all]);
  return useCallback(() => {
    before.current = all;
  }, [all]);
}

interface Opened {
  readonly cell: RewardCell;
  readonly isAsking: boolean;
}

/** Looking closer, buying, unpinning and moving; `busy` is the item that a tap waits for. */
export function useRewardDeeds(all: readonly RewardCell[]) {
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState<string>();
  const keepInSight = useStepInSight(all);
  const passFocusOn = useRewardHeir();
  const act = useCallback(
    (id: string, run: (kit: RewardKit) => void, told?: string) => {
      setBusy(id);
      const load = async () => {
        try {
          const kit = await loadDeeds();
          passFocusOn();
          run(kit);
          // Not before: what has not come about is not said.
          if (told !== undefined) announce(told);
        } catch {
          showError(t('error.network'), false);
        }
        setBusy(undefined);
      };
      void load();
    },
    [passFocusOn],
  );
  const deeds = useMemo<RewardDeeds>(() => {
    const place = (id: string) => all.findIndex((cell) => cell.id === id);
    const move = (id: string, to: number, told?: string) => {
      const other = all[to]?.id;
      if (other === undefined || other === id) return;
      const isAfter = to > place(id);
      act(id, ({ moveBeside }) => moveBeside(id, other, isAfter), told);
    };
    const step = (cell: RewardCell, by: -1 | 1) => {
      const to = place(cell.id) + by;
      if (to < 0 || to >= all.length) return;
      keepInSight();
      move(cell.id, to, t('tasks.moved', { title: nameIn(cell), position: to + 1, all: all.length }));
    };
    const unpin = (cell: RewardCell) =>
      act(cell.id, (kit) => kit.unpin(cell.item), t('rewards.unpinned', { name: nameIn(cell) }));
    return {
      onOpen: (cell) => setOpened({ cell, isAsking: false }),
      onBuy: (cell) => {
        const { currency, pinType } = cell.item;
        // Whom a card is for is chosen up close.
        if (pinType === 'card') setOpened({ cell, isAsking: false });
        else if (currency === 'gold') act(cell.id, ({ buyNow }) => buyNow(cell.item));
        else setOpened({ cell, isAsking: true });
      },
      onUnpin: unpin,
      onStep: step,
      onDrop: (id, over) => move(id, place(over)),
    };
  }, [all, act, keepInSight]);
  const close = useCallback(() => setOpened(undefined), []);
  return { deeds, busy, opened, close } as const;
}
