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

interface BossStageProps {
  readonly quest: string;
  readonly hasBoss: boolean;
  /** Chips that hang in the sky. */
  readonly children?: ReactNode;
}

/** The boss of a quest in the night, or the scroll of one without: decoration but for what hangs in the sky. */
export function BossStage({ quest, hasBoss, children }: BossStageProps) {
  const art = useLoaded('bosses', loadBosses);
  return (
    <div className={styles['stage']}>
      <div className={styles['view']} aria-hidden="true">
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
      {children && <p className={styles['sky']}>{children}</p>}
    </div>
  );
}
