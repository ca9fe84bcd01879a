import { drawOnce } from './drawn.ts';
import { SceneCanvas } from './scene-canvas.tsx';
import { useLoaded } from './use-art.ts';
import { useIsNight } from './use-night.ts';
import { usePlace } from './use-place.ts';
import styles from './keeper-scene.module.css';

const loadShops = () => import('@everdeed/art/shops');
const SCALE = 4;
/** Width of the scene in picture pixels, at most. */
const MAX_WIDTH = 480;

export interface KeeperSceneProps {
  /** Name of the keeper's drawing. */
  readonly keeper: string;
  readonly name: string;
  /** Whether the name is a heading of the page; by default it is. */
  readonly isHeading?: boolean;
  /** What the keeper says; empty while that is on its way. */
  readonly words: string;
  readonly closed?: boolean;
}

interface ShopSceneProps extends Pick<KeeperSceneProps, 'keeper' | 'closed'> {
  /** Where it stands; behind the shell by default. */
  readonly className?: string | undefined;
}

/** A stall with its keeper. Decoration. */
export function ShopScene({ keeper, closed = false, className = styles['scene'] }: ShopSceneProps) {
  const { box, columns } = usePlace(SCALE);
  const art = useLoaded('shops', loadShops);
  const night = useIsNight();
  const width = Math.min(columns, MAX_WIDTH);
  const draw = art && width > 0 ? () => art.drawShop(keeper, width, closed) : undefined;
  const picture = drawOnce(`shop:${keeper}:${width}:${closed}`, draw);
  return (
    <div ref={box} className={className} data-night={night || undefined} aria-hidden="true">
      {picture && <SceneCanvas picture={picture} scale={SCALE} />}
    </div>
  );
}

/** A shop or the taproom with its keeper, and a plate with what they say. */
export function KeeperScene({ keeper, name, isHeading = true, words, closed = false }: KeeperSceneProps) {
  const Name = isHeading ? 'h2' : 'strong';
  return (
    <>
      <ShopScene keeper={keeper} closed={closed} />
      <div className={styles['place']}>
        <div className={`${styles['plate']} stepped-3`}>
          <Name>{name}</Name>
          <p>{words}</p>
        </div>
      </div>
    </>
  );
}
