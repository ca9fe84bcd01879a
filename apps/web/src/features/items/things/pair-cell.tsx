import { memo, type PointerEvent } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { ItemCard, type ItemLook } from '../../../item-kit/item-card.tsx';
import type { Press } from '../../../item-kit/use-carry.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { nameOfThing } from './names.ts';
import type { Thing } from './owned.ts';
import { type Half, type Match, otherOf, type PairFamily, type Progress } from './pairing.ts';
import { ThingPicture } from './thing-picture.tsx';
import styles from './things.module.css';

/** How an egg or a potion stands: chosen, seen together with what is chosen, or neither. */
export type CellState = 'idle' | 'chosen' | Match;

const LOOKS: Readonly<Record<CellState, ItemLook>> = {
  idle: 'plain',
  chosen: 'chosen',
  new: 'fresh',
  again: 'plain',
  hatched: 'quiet',
  unfit: 'locked',
};

export interface PairCellProps {
  /** The same object as long as it does not change. */
  readonly thing: Thing<PairFamily>;
  readonly state: CellState;
  /** Whether it is aimed at, by pointer, focus or a tap that hatches nothing. */
  readonly aimed: boolean;
  readonly progress: Progress;
  readonly onTap: (half: Half, byKeyboard: boolean) => void;
  /** Aims at it, or at nothing any more. */
  readonly onAim: (half: Half | undefined) => void;
  readonly isCarried: boolean;
  readonly onPress: (event: Press, half: Half) => void;
}

function Line({ state, thing, progress }: Pick<PairCellProps, 'state' | 'thing' | 'progress'>) {
  switch (state) {
    case 'new':
      return (
        <span className={styles['new']}>
          <Glyph name="plus" cell={1} /> {t('things.match.new')}
        </span>
      );
    case 'again':
    case 'hatched':
      return (
        <span className={styles['was']}>
          <Glyph name="check" cell={1.5} /> {t(`things.match.${state}`)}
        </span>
      );
    case 'unfit':
      return t(`things.match.unfit.${otherOf(thing.family)}`);
    default:
      return t('things.progress', {
        hatched: formatNumber(progress.hatched),
        all: formatNumber(progress.all),
      });
  }
}

/** The id of a half among the cells. */
export const idOf = ({ family, key }: Half): string => `${family} ${key}`;

/** An egg or a potion: tapped, or dragged on to one of the other kind. */
export const PairCell = memo(function PairCell(props: PairCellProps) {
  const { thing, state, aimed, isCarried, onTap, onAim, onPress } = props;
  const { family, key, count } = thing;
  const half: Half = { family, key };
  const id = idOf(half);
  const isOff = state === 'hatched' || state === 'unfit';
  return (
    <li className={styles['pair']} data-dragging={isCarried || undefined}>
      <ItemCard
        data-half={id}
        picture={<ThingPicture thing={half} />}
        name={nameOfThing(half)}
        look={LOOKS[state]}
        count={count}
        className={styles['cell']}
        data-aimed={aimed || undefined}
        aria-pressed={state === 'chosen'}
        aria-disabled={isOff || undefined}
        onClick={({ detail }) => onTap(half, detail === 0)}
        onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && onAim(half)}
        onPointerLeave={({ pointerType }: PointerEvent) => pointerType === 'mouse' && onAim(undefined)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onAim(half)}
        onBlur={() => onAim(undefined)}
        onMouseDown={(event) => onPress(event, half)}
        onTouchStart={(event) => onPress(event, half)}
      >
        <span className={styles['lines']}>
          <Line {...props} />
        </span>
        <span className="visually-hidden">{t('things.pieces', { count: formatNumber(count) })}</span>
      </ItemCard>
    </li>
  );
});
