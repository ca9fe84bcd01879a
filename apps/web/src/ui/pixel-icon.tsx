import { tracePixels } from './pixels.ts';
import { PIXEL_ICONS, type PixelIconName } from './pixel-icon-shapes.ts';

export interface PixelIconProps {
  readonly name: PixelIconName;
  /** Whole multiple of 16 px. */
  readonly scale?: number;
  /** Its meaning, if there is no text beside it. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Icons such as heart, star, drop, coin and gem for health, experience, mana and money. */
export function PixelIcon({ name, scale = 1, label, className }: PixelIconProps) {
  const { colours, rows } = PIXEL_ICONS[name];
  const inks: Readonly<Record<string, string>> = colours;
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={className}
      width={16 * scale}
      height={rows.length * scale}
      viewBox={`0 0 16 ${rows.length}`}
      shapeRendering="crispEdges"
    >
      {[...tracePixels(rows)].map(([letter, path]) => (
        <path key={letter} fill={inks[letter]} d={path} />
      ))}
    </svg>
  );
}
