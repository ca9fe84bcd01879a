import { classNames } from '../ui/class-names.ts';
import { drawOnce } from './drawn.ts';
import { useFamily } from './families.ts';
import styles from './home-scene.module.css';
import { SceneCanvas } from './scene-canvas.tsx';
import { useIsNight } from './use-night.ts';
import { usePlace } from './use-place.ts';

const HOME_SCALE = 4;

export interface HomeSceneProps {
  /** Whether it stands at the foot of the window, behind everything, rather than where `className` puts it. */
  readonly fixed?: boolean;
  readonly className?: string | undefined;
  /** Whether the page goes on below it. */
  readonly dissolving?: boolean;
  readonly scale?: number;
}

/** The campfire meadow, filling its place; its sky blends into the page. Decoration. */
export function HomeScene({ fixed, className, dissolving = false, scale = HOME_SCALE }: HomeSceneProps) {
  const { box, columns, rows } = usePlace(scale);
  const art = useFamily('meadow');
  const night = useIsNight();
  const picture = drawOnce(
    `home:${columns}x${rows}:${night}:${dissolving}`,
    art && columns > 0 && rows > 0 ? () => art.drawHome(columns, rows, night, dissolving) : undefined,
  );
  return (
    <div
      ref={box}
      className={classNames(styles['scene'], className)}
      data-fixed={fixed || undefined}
      aria-hidden="true"
    >
      {picture && <SceneCanvas picture={picture} scale={scale} />}
    </div>
  );
}
