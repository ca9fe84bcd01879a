import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { GLYPHS, type GlyphName } from './glyph-shapes.ts';
import { rectanglesOf } from './pixels.ts';

export interface GlyphProps {
  readonly name: GlyphName;
  /** CSS pixels per cell; 2 unless the picture plane asks for another whole number. */
  readonly cell?: number;
  readonly className?: string | undefined;
}

/** The shape as a background: each of its rectangles is a layer. */
function draw({ name, cell = 2 }: GlyphProps): CSSProperties {
  const rows = GLYPHS[name];
  const layers = rectanglesOf(rows).map(([letter, ...cells]) => {
    const [x, y, width, height] = cells.map((count) => `${count * cell}px`);
    const colour = letter === 'o' ? 'var(--raised)' : 'currentcolor';
    return `linear-gradient(${colour} 0 0) ${x} ${y}/${width} ${height} no-repeat`;
  });
  return {
    inlineSize: rows[0].length * cell,
    blockSize: rows.length * cell,
    background: layers.join(),
  };
}

const drawn = new Map<string, CSSProperties>();

/**
 * A pixel glyph in the current colour. Always decoration: the surrounding control has the name.
 *
 * Drawn as a background, since a screen shows a hundred of them: each `svg` is a piece of its own to whoever puts
 * the frame together.
 */
export function Glyph(props: GlyphProps) {
  const key = props.name + props.cell;
  const style = drawn.get(key) ?? draw(props);
  drawn.set(key, style);
  return <span aria-hidden="true" className={classNames('glyph', props.className)} style={style} />;
}
