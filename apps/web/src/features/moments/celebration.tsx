import type { ReactNode } from 'react';
import { Avatar } from '../../art/avatar.tsx';
import { Scene } from '../../art/scene.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './moment.module.css';

export interface CelebrationProps {
  readonly title: string;
  readonly hint: string;
  /** What the only button says. */
  readonly onward: string;
  readonly onClose: () => void;
  /** What it brought. */
  readonly children: ReactNode;
}

/** A moment to be proud of: the player in their own scene, before rays that stand still for who wants no motion. */
export function Celebration({ title, hint, onward, onClose, children }: CelebrationProps) {
  const player = usePlayer();
  return (
    <Dialog
      unasked
      centred
      onClose={onClose}
      title={title}
      description={hint}
      picture={
        <div className={styles['scene']}>
          <Scene background={player.preferences.background ?? 'violet'} scale={3} />
          <div className={styles['rays']} />
          <Avatar className={styles['figure']} player={player} scale={3} show="alone" alive />
        </div>
      }
      actions={
        <Button kind="primary" wide onClick={onClose}>
          {onward}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
