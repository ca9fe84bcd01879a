import { Avatar } from '../../art/avatar.tsx';
import { Pet } from '../../art/pet.tsx';
import { Scene } from '../../art/scene.tsx';
import type { Person } from './person.ts';
import styles from './profile.module.css';

/** The framed portrait: a piece of the person's scene, their pet and themselves, all at one scale. */
export function Figure({ person, scale }: { readonly person: Person; readonly scale: number }) {
  const { look, pet, mount, background } = person;
  return (
    <div className={`${styles['frame']} stepped-3`} aria-hidden="true" style={{ '--scale': scale }}>
      <div className={`${styles['framed']} stepped-3`}>
        <Scene className={styles['framedScene']} background={background} scale={scale} />
        {pet && !mount && <Pet className={styles['pet']} name={pet} scale={scale} />}
        <Avatar
          className={pet && !mount ? styles['beside'] : styles['alone']}
          player={look}
          scale={scale}
          show="riding"
          alive
        />
      </div>
    </div>
  );
}
