import { type ReactNode, useState } from 'react';
import { ItemGrid, ItemSection } from '../../item-kit/item-card.tsx';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronDown } from '../../ui/icons.ts';
import type { Cell } from './arrange.ts';
import { effectsOf } from './gear-gain.ts';
import { ShopCard } from './shop-card.tsx';
import styles from './shop-section.module.css';
import { idOf, type ShopItem } from './shop-types.ts';

export interface ShopSectionProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly cells: readonly Cell[];
  /** How many cells are shown before "Show all"; all by default. */
  readonly fold?: number | undefined;
  /** Cells that stay at the end, folded or not. */
  readonly tail?: readonly Cell[] | undefined;
  /** What to show if there are no cells. */
  readonly empty?: string | undefined;
  readonly onOpen: (item: ShopItem) => void;
}

const NONE: readonly Cell[] = [];

/** A titled shelf of cards. */
export function ShopSection({
  title,
  note,
  tools,
  cells,
  fold,
  tail = NONE,
  empty,
  onOpen,
}: ShopSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = fold !== undefined && !isOpen && cells.length > fold + 1;
  const shown = [...(isFolded ? cells.slice(0, fold) : cells), ...tail];
  // Two effects leave no room for a price beside them.
  const isApart = shown.some(({ item }) => effectsOf(item).length > 1);
  return (
    <ItemSection title={title} note={note} tools={tools}>
      {shown.length === 0 && <p className={styles['empty']}>{empty}</p>}
      {shown.length > 0 && (
        <ItemGrid size="card" className={styles['grid']}>
          {shown.map((cell) => (
            <ShopCard key={idOf(cell.item)} cell={cell} isApart={isApart} onOpen={onOpen} />
          ))}
        </ItemGrid>
      )}
      {isFolded && (
        <Button
          kind="plain"
          className={styles['more']}
          icon={<ChevronDown size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('shops.showAll', { count: cells.length })}
        </Button>
      )}
    </ItemSection>
  );
}
