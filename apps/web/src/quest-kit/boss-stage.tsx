import type { ReactNode } from 'react';
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
const SMALL_SCALE = 2;

interface BossStageProps {
  readonly quest: string;
  readonly hasBoss: boolean;
  /** Whether it leaves room for what stands below, as in a phone's dialog. */
  readonly small?: boolean;
  /** Chips that hang in the sky. */
  readonly children?: ReactNode;
}

/** The boss of a quest in the night, or the scroll of one without: decoration but for what hangs in the sky. */
export function BossStage({ quest, hasBoss, small = false, children }: BossStageProps) {
  const art = useLoaded('bosses', loadBosses);
  const scale = small ? SMALL_SCALE : SCALE;
  return (
    <div className={styles['stage']}>
      <div className={styles['view']} data-small={small || undefined} aria-hidden="true">
        <Scene background="" scale={scale} night className={styles['ground']} />
        {hasBoss ? (
          <Pixels
            picture={drawOnce(`boss:${quest}`, art && (() => art.drawBoss(quest)))}
            width={SIZE}
            height={SIZE}
            scale={scale}
            className={styles['boss']}
          />
        ) : (
          <Item family="quests" name={quest} scale={scale} className={styles['boss']} />
        )}
      </div>
      {children && <p className={styles['sky']}>{children}</p>}
    </div>
  );
}
