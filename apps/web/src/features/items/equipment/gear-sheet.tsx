import { findGear } from '@everdeed/content';
import { descriptionOf, nameOf } from '@everdeed/content/words';
import { ATTRIBUTES } from '@everdeed/rules';
import { Item } from '../../../art/item.tsx';
import { t } from '../../../i18n/i18n.ts';
import { useWords } from '../../../item-kit/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Plate } from '../../../ui/plate.tsx';
import styles from './equipment.module.css';
import { Changes, Given } from './figures.tsx';
import type { Piece } from './pieces.ts';

export interface GearSheetProps {
  readonly piece: Piece;
  readonly counts: boolean;
  /** Name of what the slot wears now; absent if it is bare. */
  readonly against: string | undefined;
  readonly onWear: () => void;
  readonly onClose: () => void;
}

/** Whether the class of the player makes more of a piece than its description says. */
function hasBonus({ key, gives }: Piece): boolean {
  const gear = findGear(key);
  return gear !== undefined && ATTRIBUTES.some((attribute) => gives[attribute] !== gear[attribute]);
}

/** What a piece changes. What it gives by itself, its description says. */
function Comparison({ piece, against }: Pick<GearSheetProps, 'piece' | 'against'>) {
  if (piece.isWorn && !hasBonus(piece)) return null;
  if (piece.isWorn)
    return (
      <p className={styles['comparison']}>
        <span className={styles['against']}>{t('gear.withClass')}</span>
        <Given figures={piece.gives} />
      </p>
    );
  return (
    <p className={styles['comparison']}>
      <span className={styles['against']}>
        {against === undefined ? t('gear.asBare') : t('gear.against', { name: against })}
      </span>
      <Changes figures={piece.change} />
    </p>
  );
}

/** A piece up close, for those who cannot hover: what it is, what it changes, and the way to wear it. */
export function GearSheet({ piece, counts, against, onWear, onClose }: GearSheetProps) {
  useWords('gear');
  const wear = () => {
    onWear();
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={nameOf('gear', piece.key)}
      description={descriptionOf('gear', piece.key)}
      portrait={
        <Plate size="large" className={styles['portrait']}>
          <Item family="gear" name={piece.key} scale={4} />
        </Plate>
      }
      actions={
        <Button kind={piece.isWorn ? 'secondary' : 'primary'} onClick={wear}>
          {t(piece.isWorn ? 'gear.takeOffOne' : 'gear.wear')}
        </Button>
      }
    >
      {counts && <Comparison piece={piece} against={against} />}
    </Dialog>
  );
}
