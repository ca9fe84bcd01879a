import { memo, type MouseEvent, useRef } from 'react';
import { useHerd } from '../../../art/herd.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { AnimalCell, type Appetite } from './animal-cell.tsx';
import type { Shelf } from './arrange.ts';
import { type Line, type PlacedShelf, type Span, within } from './lines.ts';
import { columnName, titleOfRow } from './names.ts';
import { type Animal, isOwned } from './shelves.ts';
import styles from './stable.module.css';

/** What the cells are told besides their animals. */
export interface CellState {
  readonly appetiteOf: (animal: Animal) => Appetite | undefined;
  readonly chosen: string | undefined;
  readonly aimed: string | undefined;
  /** The cell that the tabulator leads to. */
  readonly stop: string | undefined;
  readonly onTap: (event: MouseEvent<HTMLButtonElement>) => void;
}

const countOf = (animals: readonly Animal[]): string =>
  t('stable.count', {
    owned: formatNumber(animals.filter(isOwned).length),
    all: formatNumber(animals.length),
  });

const RowHead = ({ line: { row } }: { readonly line: Line }) => (
  <div className={styles['rowHead']}>
    <h3>{titleOfRow(row)}</h3>
    <p>{countOf(row.animals)}</p>
  </div>
);

interface LineProps {
  readonly line: Line;
  readonly placed: PlacedShelf;
  readonly state: CellState;
}

function Cells({ line, placed: { naming, shelf }, state }: LineProps) {
  const { row, animals } = line;
  const list = useRef<HTMLUListElement>(null);
  useHerd(list);
  const columns = naming === 'columns' ? shelf.columns.length : undefined;
  return (
    <ul
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from lists without bullets
      role="list"
      className={styles['cells']}
      aria-label={titleOfRow(row)}
      style={columns ? { '--columns': columns } : undefined}
    >
      {animals.map((animal) => (
        <AnimalCell
          key={animal.id}
          animal={animal}
          by={row.by}
          naming={naming}
          appetite={state.appetiteOf(animal)}
          isChosen={state.chosen === animal.id}
          isAimed={state.aimed === animal.id}
          isStop={state.stop === animal.id}
          onTap={state.onTap}
        />
      ))}
    </ul>
  );
}

/** A line stays as it is while others come and go. */
const LinePart = memo(function LinePart(props: LineProps) {
  const { line, placed } = props;
  return (
    <div className={styles['line']} style={{ insetBlockStart: line.top, blockSize: line.height }}>
      {(line.kind === 'head' || placed.naming === 'columns') && <RowHead line={line} />}
      {line.kind === 'cells' && <Cells {...props} />}
    </div>
  );
});

const ColumnHeads = memo(function ColumnHeads({ shelf }: { readonly shelf: Shelf }) {
  const { columns, rows, side } = shelf;
  return (
    <div className={styles['columnHeads']} style={{ '--columns': columns.length }} aria-hidden="true">
      {columns.map((key) => (
        <span key={key}>{columnName(key, rows[0]?.by, side)}</span>
      ))}
    </div>
  );
});

export interface ShelfProps {
  readonly placed: PlacedShelf;
  /** The part of the stable that is drawn. */
  readonly span: Span;
  readonly state: CellState;
}

const holds = ({ animals }: Line, id: string | undefined): boolean =>
  id !== undefined && animals.some((animal) => animal.id === id);

/** A group of the stable, of which only what is near the window is drawn, and what the focus is on. */
export const ShelfPart = memo(function ShelfPart({ placed, span, state }: ShelfProps) {
  const { shelf, naming, lines, top, height } = placed;
  const near = within(lines, { from: span.from - top, to: span.to - top }, (line) => holds(line, state.stop));
  const title = t(`stable.${shelf.side}.${shelf.group}`);
  return (
    <section
      className={styles['shelf']}
      aria-label={title}
      data-naming={naming}
      style={{ insetBlockStart: top, blockSize: height }}
    >
      <div className={styles['shelfHead']}>
        <h2>{title}</h2>
        <p>{t('stable.count', { owned: formatNumber(shelf.owned), all: formatNumber(shelf.all) })}</p>
      </div>
      {naming === 'columns' && <ColumnHeads shelf={shelf} />}
      {near.map((line) => (
        <LinePart key={line.id} line={line} placed={placed} state={state} />
      ))}
    </section>
  );
});
