import type { Picture } from '@everdeed/art';
import { drawOnce } from './drawn.ts';
import { useFamily } from './families.ts';
import { SceneCanvas } from './scene-canvas.tsx';
import styles from './scene.module.css';
import { useIsNight } from './use-night.ts';
import { usePlace } from './use-place.ts';

/** No background, and the one that everybody begins with: the meadow stands for them. */
const MEADOW = new Set(['', 'violet']);

export interface SceneProps {
  /** Catalogue key of the background. */
  readonly background: string;
  readonly scale: number;
  /** Whether to show the night regardless of the theme. */
  readonly night?: boolean;
  readonly className?: string | undefined;
}

/** Above this mean lightness (0 to 255) a picture is too bright for the dark theme. */
const BRIGHT = 96;

function isBright({ data }: Picture): boolean {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 4 * 97) {
    sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    count += 3;
  }
  return sum / count > BRIGHT;
}

function useDraw(background: string) {
  const isMeadow = MEADOW.has(background);
  const meadow = useFamily(isMeadow ? 'meadow' : 'none');
  const backgrounds = useFamily(isMeadow ? 'none' : 'backgrounds');
  return isMeadow ? meadow?.drawBanner : backgrounds?.drawBackground;
}

/** A scene that fills its place and dissolves into the page at the bottom. Decoration. */
export function Scene({ background, scale, night: always, className }: SceneProps) {
  const { box, columns, rows } = usePlace(scale);
  const themeNight = useIsNight();
  const night = always ?? themeNight;
  const draw = useDraw(background);
  const name = `scene:${background}:${columns}x${rows}:${night}`;
  const picture = drawOnce(
    name,
    draw && columns > 0 ? () => draw(background, columns, rows, night) : undefined,
  );
  return (
    <div ref={box} className={className} aria-hidden="true">
      {picture && (
        <SceneCanvas
          picture={picture}
          scale={scale}
          className={night && isBright(picture) ? styles['dimmed'] : undefined}
        />
      )}
    </div>
  );
}
