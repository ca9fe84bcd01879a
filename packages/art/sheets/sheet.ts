import { blank, over, type Picture } from '../src/pipeline/picture.ts';
import { glyphs } from './font.ts';

export interface Cell {
  readonly label: string;
  readonly picture: Picture;
}

export interface SheetOptions {
  readonly columns: number;
  readonly scale: number;
  /** Background of the sheet, 0xRRGGBB. */
  readonly ground?: number;
}

/** Enlarges by a whole factor, with crisp edges. */
export function enlarge(p: Picture, scale: number): Picture {
  const q = blank(p.width * scale, p.height * scale);
  for (let y = 0; y < q.height; y++) {
    for (let x = 0; x < q.width; x++) {
      const i = (Math.floor(y / scale) * p.width + Math.floor(x / scale)) * 4;
      q.data.set(p.data.subarray(i, i + 4), (y * q.width + x) * 4);
    }
  }
  return q;
}

function write(on: Picture, text: string, x: number, y: number): void {
  let at = x;
  for (const letter of text.toUpperCase()) {
    const rows = glyphs[letter] ?? glyphs['?'] ?? [];
    rows.forEach((row, j) => {
      for (let i = 0; i < 3; i++) {
        if (!((row >> (2 - i)) & 1)) continue;
        const k = ((y + j) * on.width + at + i) * 4;
        if (at + i < on.width) on.data.set([74, 79, 94, 255], k);
      }
    });
    at += 4;
  }
}

/** Lays out pictures in rows, with their labels below. */
export function contactSheet(
  cells: readonly Cell[],
  { columns, scale, ground = 0xefe7f3 }: SheetOptions,
): Picture {
  const w = Math.max(...cells.map((c) => c.picture.width)) * scale + 6;
  const h = Math.max(...cells.map((c) => c.picture.height)) * scale + 10;
  const sheet = blank(w * columns, h * Math.ceil(cells.length / columns));
  for (let i = 0; i < sheet.data.length; i += 4)
    sheet.data.set([ground >> 16, (ground >> 8) & 255, ground & 255, 255], i);
  cells.forEach(({ label, picture }, i) => {
    const x = (i % columns) * w + 3;
    const y = Math.floor(i / columns) * h + 2;
    over(sheet, enlarge(picture, scale), x, y);
    write(sheet, label.slice(0, Math.floor((w - 2) / 4)), x, y + h - 8);
  });
  return sheet;
}
