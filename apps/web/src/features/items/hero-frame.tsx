import { Avatar } from '../../art/avatar.tsx';
import { Pet } from '../../art/pet.tsx';
import { Scene } from '../../art/scene.tsx';
import type { GamePlayer } from '../../data/game.ts';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Eye } from '../../ui/icons.ts';
import styles from './hero-frame.module.css';

export interface HeroFrameProps {
  readonly hero: GamePlayer;
  /** CSS pixels of a picture pixel. */
  readonly scale: number;
  /** Says that something is tried on; absent while nothing is. */
  readonly trying?: string | false | undefined;
  readonly small?: boolean;
  readonly className?: string | undefined;
}

/** The hero at their pet's side, before the background that they wear. */
export function HeroFrame({ hero, scale, trying, small, className }: HeroFrameProps) {
  const { currentPet } = hero.items;
  return (
    <div
      className={classNames(styles['frame'], 'stepped-3', className)}
      data-small={small}
      style={{ '--scale': scale }}
    >
      <Scene background={hero.preferences.background ?? ''} scale={scale} className={styles['scene']} />
      {currentPet && <Pet name={currentPet} scale={scale} className={styles['pet']} />}
      <Avatar player={hero} scale={scale} show="riding" className={styles['hero']} />
      {trying && (
        <span className={styles['trying']}>
          <Chip kind="wash" icon={<Eye size={16} aria-hidden="true" />}>
            {trying}
          </Chip>
        </span>
      )}
    </div>
  );
}
