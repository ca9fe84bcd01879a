import { Suspense, useId } from 'react';
import { usePlayer } from '../../data/hooks.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { loadAtLast } from '../../lib/load-later.ts';
import { ChevronDown } from '../../ui/icons.ts';
import { Plate } from '../../ui/plate.tsx';
import { stateOf } from './item-state.ts';
import styles from './set-row.module.css';
import { Missing, Price } from './shop-card.tsx';
import { ShopPicture } from './shop-picture.tsx';
import type { ShopItem } from './shop-types.ts';
import { hasSet, type MysterySet } from './time-model.ts';

const SetLook = loadAtLast(async () => ({ default: (await import('./set-look.tsx')).SetLook }));

export interface SetRowProps {
  readonly set: MysterySet;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onBuy: (item: ShopItem) => void;
}

const monthWords = ({ month, pieces }: MysterySet): string =>
  t('shops.pieces', {
    month: month ? formatDate(month, { month: 'long', year: 'numeric', timeZone: 'UTC' }) : t('shops.always'),
    count: pieces.length,
  });

/** A mystery set in a line, which opens to try it on and buy it. */
export function SetRow({ set, isOpen, onToggle, onBuy }: SetRowProps) {
  const id = useId();
  const { item } = set;
  const player = usePlayer();
  const isYours = hasSet(player, set);
  const state = stateOf(player, item);
  const isDear = state.kind === 'dear';
  return (
    <li className={styles['row']} data-open={isOpen || undefined}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Plate className={styles['piece']} ground={isOpen ? 'wash' : 'sunken'}>
            <ShopPicture name={item.class} scale={2} />
          </Plate>
          <span className={styles['words']}>
            <strong>{item.text}</strong>
            <span>{monthWords(set)}</span>
            {isDear && !isYours && <Missing count={state.missing} currency="hourglasses" />}
          </span>
          {isYours ? (
            <span className={styles['yours']}>{t('shops.yours')}</span>
          ) : (
            <Price amount={item.value} currency="hourglasses" isDear={isDear} />
          )}
          <ChevronDown size={20} aria-hidden="true" className={styles['arrow']} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={styles['inside']}>
        {isOpen && (
          <Suspense fallback={<div className={styles['fitting']} />}>
            <SetLook set={set} onBuy={onBuy} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
