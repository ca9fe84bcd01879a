import { Avatar } from '../../art/avatar.tsx';
import { Pet } from '../../art/pet.tsx';
import { Scene } from '../../art/scene.tsx';
import { usePlayer } from '../../data/hooks.ts';
import styles from './gems.module.css';

/** The player in their own scene, over the gems. Decoration. */
export function GemsScene() {
  const player = usePlayer();
  const { currentPet } = player.items;
  return (
    <div className={styles['scene']} aria-hidden="true">
      <Scene background={player.preferences.background ?? 'violet'} scale={3} className={styles['ground']} />
      <div className={styles['hero']}>
        {currentPet && <Pet name={currentPet} scale={3} />}
        <Avatar player={player} scale={3} show="alone" />
      </div>
    </div>
  );
}
