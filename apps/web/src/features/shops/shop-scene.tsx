import { drawOnce } from '../../art/drawn.ts';
import { Pixels } from '../../art/pixels.tsx';
import { useLoaded } from '../../art/use-art.ts';
import { useIsNight } from '../../art/use-night.ts';
import { usePlace } from '../../art/use-place.ts';
import styles from './shop-scene.module.css';

const loadShops = () => import('@everdeed/art/shops');
const SCALE = 4;
/** Size of a shop scene in picture pixels, at most. */
const HEIGHT = 49;
const MAX_WIDTH = 480;

export interface ShopSceneProps {
  /** Name of the keeper's drawing. */
  readonly keeper: string;
  readonly name: string;
  /** What the keeper says; empty while that is on its way. */
  readonly words: string;
  readonly closed?: boolean;
}

/** A shop with its keeper behind the counter, and a plate with what they say. */
export function ShopScene({ keeper, name, words, closed = false }: ShopSceneProps) {
  const { box, columns } = usePlace(SCALE);
  const art = useLoaded('shops', loadShops);
  const night = useIsNight();
  const width = Math.min(columns, MAX_WIDTH);
  const draw = art && width > 0 ? () => art.drawShop(keeper, width, closed) : undefined;
  return (
    <>
      <div ref={box} className={styles['scene']} data-night={night || undefined} aria-hidden="true">
        <Pixels
          picture={drawOnce(`shop:${keeper}:${width}:${closed}`, draw)}
          width={width}
          height={HEIGHT}
          scale={SCALE}
        />
      </div>
      <div className={styles['place']}>
        <div className={`${styles['plate']} stepped-3`}>
          <h2>{name}</h2>
          <p>{words}</p>
        </div>
      </div>
    </>
  );
}
