import { useLoaded } from '../art/use-art.ts';
import { drawOnce } from '../art/drawn.ts';
import { Item } from '../art/item.tsx';
import { Pixels } from '../art/pixels.tsx';
import { Scene } from '../art/scene.tsx';
import styles from './quest-kit.module.css';

const loadBosses = () => import('@everdeed/art/bosses');
/** Side of a boss in picture pixels. */
const SIZE = 96;
const SCALE = 3;

/** The boss of a quest in the night, or the scroll of one without. Decoration. */
export function BossStage({ quest, hasBoss }: { readonly quest: string; readonly hasBoss: boolean }) {
  const art = useLoaded('bosses', loadBosses);
  return (
    <div className={styles['stage']} aria-hidden="true">
      <Scene background="" scale={SCALE} night className={styles['ground']} />
      {hasBoss ? (
        <Pixels
          picture={drawOnce(`boss:${quest}`, art && (() => art.drawBoss(quest)))}
          width={SIZE}
          height={SIZE}
          scale={SCALE}
          className={styles['boss']}
        />
      ) : (
        <Item family="quests" name={quest} scale={SCALE} className={styles['boss']} />
      )}
    </div>
  );
}
