import type { Shelf } from './arrange.ts';
import type { Animal, Row } from './shelves.ts';

/** Measures of the stable in CSS pixels, for one width of the window. */
export interface Measures {
  /** Cells beside each other where there are no columns. */
  readonly across: number;
  /** Whether columns with heads have room. */
  readonly isWide: boolean;
}

/** Heights in CSS pixels; the style sheet makes the parts as high. */
export const HEIGHTS = {
  cell: 118,
  /** A cell with its short name below. */
  named: 158,
  /** A cell with its whole name below. */
  fullyNamed: 178,
  gap: 12,
  shelfHead: 58,
  columnHead: 44,
  rowHead: 40,
  shelfGap: 20,
} as const;

/** Cells beside each other, or the head of those that follow; `top` is within its shelf. */
export interface Line {
  readonly id: string;
  readonly row: Row;
  readonly kind: 'head' | 'cells';
  readonly animals: readonly Animal[];
  readonly top: number;
  readonly height: number;
}

/** How the cells of a shelf say what they are: by row and column, by a word below, or by their whole name. */
export type Naming = 'columns' | 'short' | 'full';

/** A shelf with the places of all its parts; `top` is within the stable. */
export interface PlacedShelf {
  readonly shelf: Shelf;
  readonly naming: Naming;
  readonly lines: readonly Line[];
  readonly top: number;
  readonly height: number;
}

function chunks(animals: readonly Animal[], size: number): readonly (readonly Animal[])[] {
  const count = Math.ceil(animals.length / size);
  return Array.from({ length: count }, (_, at) => animals.slice(at * size, (at + 1) * size));
}

const CELL_HEIGHTS: Readonly<Record<Naming, number>> = {
  columns: HEIGHTS.cell,
  short: HEIGHTS.named,
  full: HEIGHTS.fullyNamed,
};

function namingOf({ columns, rows }: Shelf, { isWide }: Measures): Naming {
  if (columns.length > 0 && isWide) return 'columns';
  return rows.some(({ by }) => by !== undefined) ? 'short' : 'full';
}

function linesOf(shelf: Shelf, naming: Naming, { across }: Measures): readonly Line[] {
  const lines: Line[] = [];
  const height = CELL_HEIGHTS[naming];
  let top: number = HEIGHTS.shelfHead + (naming === 'columns' ? HEIGHTS.columnHead : 0);
  for (const row of shelf.rows) {
    if (naming === 'short') {
      lines.push({ id: `${row.id} head`, row, kind: 'head', animals: [], top, height: HEIGHTS.rowHead });
      top += HEIGHTS.rowHead;
    }
    const parts = naming === 'columns' ? [row.animals] : chunks(row.animals, across);
    for (const [at, animals] of parts.entries()) {
      lines.push({ id: `${row.id} ${at}`, row, kind: 'cells', animals, top, height });
      top += height + HEIGHTS.gap;
    }
  }
  return lines;
}

/** Places everything, from top to bottom. */
export function placeShelves(shelves: readonly Shelf[], measures: Measures): readonly PlacedShelf[] {
  let top = 0;
  return shelves.map((shelf) => {
    const naming = namingOf(shelf, measures);
    const lines = linesOf(shelf, naming, measures);
    const last = lines.at(-1);
    const height = last ? last.top + last.height : HEIGHTS.shelfHead;
    const placed = { shelf, naming, lines, top, height };
    top += height + HEIGHTS.shelfGap;
    return placed;
  });
}

/** Height of the whole stable. */
export const heightOf = (placed: readonly PlacedShelf[]): number => {
  const last = placed.at(-1);
  return last ? last.top + last.height : 0;
};

/** A part of the stable, in CSS pixels from its top. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The parts of a list in order that are within the span, besides those that `isHeld` names. */
export function within<Part extends { readonly top: number; readonly height: number }>(
  parts: readonly Part[],
  { from, to }: Span,
  isHeld: (part: Part) => boolean = () => false,
): readonly Part[] {
  return parts.filter((part) => (part.top < to && part.top + part.height > from) || isHeld(part));
}

/** The cell that an arrow key leads to; the next line may be in another shelf. */
export function neighbour(placed: readonly PlacedShelf[], from: Animal, key: string): Animal | undefined {
  const lines = placed.flatMap((shelf) => shelf.lines).filter(({ kind }) => kind === 'cells');
  const at = lines.findIndex(({ animals }) => animals.includes(from));
  const line = lines[at];
  if (!line) return undefined;
  const place = line.animals.indexOf(from);
  const inLine = (index: number, wanted: number) => {
    const animals = lines[index]?.animals;
    return animals?.[Math.min(wanted, animals.length - 1)];
  };
  switch (key) {
    case 'ArrowRight':
      return line.animals[place + 1] ?? inLine(at + 1, 0);
    case 'ArrowLeft':
      return place > 0 ? line.animals[place - 1] : inLine(at - 1, Number.POSITIVE_INFINITY);
    case 'ArrowDown':
      return inLine(at + 1, place);
    case 'ArrowUp':
      return inLine(at - 1, place);
    case 'Home':
      return line.animals[0];
    case 'End':
      return line.animals.at(-1);
    default:
      return undefined;
  }
}

/** Where a cell is, from the top of the stable. */
export function spanOf(placed: readonly PlacedShelf[], animal: Animal): Span | undefined {
  for (const { lines, top } of placed) {
    const line = lines.find(({ animals }) => animals.includes(animal));
    if (line) return { from: top + line.top, to: top + line.top + line.height };
  }
  return undefined;
}
