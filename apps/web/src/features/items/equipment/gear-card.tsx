import { nameOf } from '@everdeed/content/words';
import { memo, type PointerEvent } from 'react';
import { Item } from '../../../art/item.tsx';
import { t } from '../../../i18n/i18n.ts';
import { ItemCard } from '../../../item-kit/item-card.tsx';
import { Hand } from '../../../ui/more-icons.ts';
import styles from './equipment.module.css';
import { Changes, Given } from './figures.tsx';
import type { Piece } from './pieces.ts';

export interface GearCardProps {
  readonly piece: Piece;
  /** Whether figures count: a costume has none. */
  readonly counts: boolean;
  readonly onTap: (key: string, byKeyboard: boolean) => void;
  readonly onTry: (key: string | undefined) => void;
}

/** A piece of gear: hover or focus tries it on, a tap wears it, another takes it off. */
export const GearCard = memo(function GearCard({ piece, counts, onTap, onTry }: GearCardProps) {
  const { key, isWorn, twoHanded, change, gives } = piece;
  return (
    <li className={styles['piece']}>
      <ItemCard
        size="card"
        className={styles['card']}
        picture={<Item family="gear" name={key} scale={2} />}
        name={nameOf('gear', key)}
        look={isWorn ? 'chosen' : 'plain'}
        ticked={isWorn}
        aria-pressed={isWorn}
        mark={
          twoHanded && (
            <span className={styles['hands']}>
              <Hand size={18} aria-hidden="true" /> 2
              <span className="visually-hidden">{t('gear.bothHands')}</span>
            </span>
          )
        }
        onClick={({ detail }) => onTap(key, detail === 0)}
        onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && onTry(key)}
        onPointerLeave={({ pointerType }: PointerEvent) => pointerType === 'mouse' && onTry(undefined)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onTry(key)}
        onBlur={() => onTry(undefined)}
      >
        {counts && (isWorn ? <Given figures={gives} /> : <Changes figures={change} quiet />)}
      </ItemCard>
    </li>
  );
});
