import type { ReactNode } from 'react';
import { Scene } from '../art/scene.tsx';
import { formatNumber } from '../i18n/format.ts';
import styles from './group-scene.module.css';

/** Multiple at which the scene and whoever stands in it are drawn. */
export const SCENE_SCALE = 3;

export interface GroupSceneProps {
  /** Catalogue key of the background. */
  readonly background: string;
  readonly title: string;
  /** Who stands in the scene. Decoration. */
  readonly figures: ReactNode;
  /** How many more there are than the scene has room for. */
  readonly rest?: number;
  /** Whether the figures keep to the middle however many more there are, in a taller scene on phones. */
  readonly isCentred?: boolean;
  /** A line under the title. */
  readonly children: ReactNode;
}

/** A word that the plate of a phone has no room for in its usual size: our own. */
const LONG_WORD = /\S{21}/;

/** Members of a party or guild side by side in its scene, and a plate with its title. */
export function GroupScene(props: GroupSceneProps) {
  const { background, title, figures, rest = 0, isCentred, children } = props;
  const centred = isCentred || undefined;
  return (
    <>
      <div className={styles['scene']} data-centred={centred} aria-hidden="true">
        <Scene background={background} scale={SCENE_SCALE} className={styles['ground']} />
        <div className={styles['figures']}>
          {figures}
          {rest > 0 && <span className={styles['rest']}>+{formatNumber(rest)}</span>}
        </div>
      </div>
      <div className={styles['place']} data-centred={centred}>
        <div className={`${styles['plate']} stepped-3`}>
          <h1 data-long={LONG_WORD.test(title) || undefined}>{title}</h1>
          <p>{children}</p>
        </div>
      </div>
    </>
  );
}
