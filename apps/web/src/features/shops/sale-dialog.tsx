import { useState } from 'react';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { sellItem } from '../../item-kit/sell-action.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './item-dialog.module.css';
import { Quantity } from './quantity.tsx';
import type { SaleItem } from './sale-model.ts';
import { ShopPicture } from './shop-picture.tsx';

export interface SaleDialogProps {
  readonly item: SaleItem;
  readonly picture: string;
  readonly onClose: () => void;
}

/** Asks how many to sell. */
export function SaleDialog({ item, picture, onClose }: SaleDialogProps) {
  const { family, key, name, price } = item;
  const [wanted, setWanted] = useState(1);
  // Another tab or device may have sold some since.
  const count = Math.max(0, usePlayer().items[family][key] ?? 0);
  const amount = Math.min(wanted, count);
  const gold = price * amount;
  const sell = () => {
    if (dispatch(sellItem({ type: family, key, amount, name })).ok) onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={name}
      description={t('shops.have', { count })}
      portrait={
        <Plate size="large" className={styles['plate']}>
          <ShopPicture name={picture} scale={4} />
        </Plate>
      }
      actions={
        <Button kind="primary" disabled={count === 0} onClick={sell}>
          {t('shops.sellFor', { count: gold })}
        </Button>
      }
    >
      {count > 1 && <Quantity value={amount} max={count} onChange={setWanted} />}
    </Dialog>
  );
}
