import { GLYPHS, type GlyphName } from './glyph-shapes.ts';
import { tracePixels } from './pixels.ts';

export interface GlyphProps {
  readonly name: GlyphName;
  /** A shape of the same size below it, in the colour of raised grounds. */
  readonly ground?: GlyphName;
  /** CSS pixels per cell; 2 unless the picture plane asks for another whole number. */
  readonly cell?: number;
  readonly className?: string | undefined;
}

/** A pixel glyph in the current colour. Always decoration: the surrounding control has the name. */
export function Glyph({ name, ground, cell = 2, className }: GlyphProps) {
  const rows = GLYPHS[name];
  const width = rows[0].length;
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={width * cell}
      height={rows.length * cell}
      viewBox={`0 0 ${width} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      {ground && <path fill="var(--raised)" d={tracePixels(GLYPHS[ground]).get('#')} />}
      <path fill="currentColor" d={tracePixels(rows).get('#')} />
    </svg>
  );
}
