import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatCompact } from '../i18n/format.ts';
import { classNames } from '../ui/class-names.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Plate } from '../ui/plate.tsx';
import styles from './item-card.module.css';

/**
 * How an item stands: `chosen` (ember frame), `fresh` (wash: new, or what would help), `quiet` (no ground: done or
 * not wanted now), `locked` (dashed).
 */
export type ItemLook = 'plain' | 'chosen' | 'fresh' | 'quiet' | 'locked';

export interface ItemCardProps extends Omit<ComponentPropsWithRef<'button'>, 'name'> {
  /** The item at 2x; decoration, since the name stands below. */
  readonly picture: ReactNode;
  readonly name: string;
  readonly look?: ItemLook;
  /** A `cell` is 128 high from 112 wide; a `card` 160 from 152. */
  readonly size?: 'cell' | 'card';
  /** How many there are, shown as a badge. The accessible description should say it in words. */
  readonly count?: number | undefined;
  /** Whether it is worn or owned, shown as a tick at the corner. */
  readonly ticked?: boolean;
  /** A mark at the upper left of the plate, such as a pin. */
  readonly mark?: ReactNode;
}

/** An item as a button: plate with picture, name, and what the children say below. */
export function ItemCard({
  picture,
  name,
  look = 'plain',
  size = 'cell',
  count,
  ticked,
  mark,
  className,
  children,
  ...rest
}: ItemCardProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles['card'], className)}
      data-look={look}
      data-size={size}
    >
      {mark && <span className={styles['mark']}>{mark}</span>}
      <Plate className={styles['plate']} ground={look === 'chosen' ? 'wash' : 'sunken'}>
        {picture}
      </Plate>
      <span className={styles['name']}>{name}</span>
      {children && <span className={styles['lines']}>{children}</span>}
      {count !== undefined && <span className={styles['count']}>{formatCompact(count)}</span>}
      {ticked && (
        <span className={`${styles['tick']} stepped`} aria-hidden="true">
          <Glyph name="check" />
        </span>
      )}
    </button>
  );
}

export interface ItemGridProps extends ComponentPropsWithRef<'ul'> {
  readonly size?: 'cell' | 'card';
}

/** A grid of items; every child is a list item. */
export const ItemGrid = ({ size = 'cell', className, ...rest }: ItemGridProps) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from lists without bullets
  <ul role="list" {...rest} className={classNames(styles['grid'], className)} data-size={size} />
);

export interface ItemSectionProps {
  readonly title: string;
  /** What to know about these items, in a few words. */
  readonly note?: ReactNode;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A titled group of items. */
export const ItemSection = ({ title, note, tools, children }: ItemSectionProps) => (
  <section className={styles['section']} aria-label={title}>
    <div className={styles['sectionHead']}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      {tools && <div className={styles['tools']}>{tools}</div>}
    </div>
    {children}
  </section>
);
