import type { LookSource } from '@everdeed/art';
import { Avatar } from '../../../art/avatar.tsx';
import { Campfire } from '../../../art/campfire.tsx';
import { HomeScene } from '../../../art/home-scene.tsx';
import { Pet } from '../../../art/pet.tsx';
import styles from './set-up.module.css';

/** One pixel size for meadow, people and pets. */
const SCALE = 4;

/** Who has come to the fire before the others. */
const HOST: LookSource = {
  preferences: { size: 'slim', hair: { color: 'black', base: 1, bangs: 1 }, skin: '915533', shirt: 'blue' },
  items: { gear: { equipped: { shield: 'shield_warrior_1' } } },
};
const GUEST: LookSource = {
  preferences: { size: 'slim', hair: { color: 'white', base: 3, bangs: 2 }, skin: 'c06534', shirt: 'purple' },
  items: { gear: { equipped: { armor: 'armor_healer_2', eyewear: 'eyewear_special_blackTopFrame' } } },
};

/** The meadow at the foot of the window, its fire lit, with those who wait there. Decoration. */
export const FireSide = () => (
  <div aria-hidden="true">
    <HomeScene fixed />
    <div className={styles['fireside']}>
      <span data-side>
        <Avatar player={HOST} scale={SCALE} show="alone" alive />
        <Pet name="Dragon-Base" scale={SCALE} />
      </span>
      <span className={styles['fire']}>
        <Campfire scale={SCALE} />
      </span>
      <span data-side>
        <Pet name="Fox-Base" scale={SCALE} />
        <Avatar player={GUEST} scale={SCALE} show="alone" alive />
      </span>
    </div>
  </div>
);
