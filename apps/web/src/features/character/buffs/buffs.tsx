import { Suspense, useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { usePlayerPart } from '../../../data/hooks.ts';
import { t } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/chip.tsx';
import { buffsOf } from './buff-list.ts';
import styles from './buffs.module.css';
import { loadAtLast } from '../../../lib/load-later.ts';

const BuffDialog = loadAtLast(async () => ({ default: (await import('./buff-dialog.tsx')).BuffDialog }));

/** A button beside the purse that says how much is at work on the player, and explains it. */
export function Buffs() {
  const stats = usePlayerPart((player) => player.stats);
  const [isOpen, setOpen] = useState(false);
  const count = buffsOf({ stats }).length;
  if (count === 0) return null;
  return (
    <>
      <IconButton
        className={styles['open']}
        label={t('buffs.open', { count })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="flame" />
        <span className={styles['count']}>
          <Badge kind="ink">{count}</Badge>
        </span>
      </IconButton>
      <Suspense fallback={null}>{isOpen && <BuffDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
