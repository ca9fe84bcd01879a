import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Avatar } from '../../art/avatar.tsx';
import { Pet } from '../../art/pet.tsx';
import { Scene } from '../../art/scene.tsx';
import { usePlayer } from '../../data/hooks.ts';
import type { GamePlayer } from '../../data/game.ts';
import { AtWork } from './at-work.tsx';
import { Bell } from './bell.tsx';
import styles from './header.module.css';
import { Purse } from './purse.tsx';
import { StatPlate } from './stat-plate.tsx';
import { Strip } from './strip.tsx';

/** Whether the watched element has scrolled out of view upwards. */
function useScrolledPast() {
  const mark = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return { mark, past };
}

/** The banner: the player's own scene, avatar, pet and stats; when scrolled away, a slim version stays. */
const Banner = memo(function Banner({ player }: { readonly player: GamePlayer }) {
  const { mark, past } = useScrolledPast();
  const { stickyHeader, hideHeader, background } = player.preferences;
  if (hideHeader) return <Strip player={player} fixed />;
  return (
    <header className={styles['header']}>
      <Scene className={styles['scene']} background={background ?? 'violet'} scale={3} />
      <div className={styles['figures']}>
        {player.items.currentPet && (
          <Pet naming="key" name={player.items.currentPet} scale={3} className={styles['pet']} />
        )}
        <Avatar player={player} scale={3} show="riding" alive />
      </div>
      <StatPlate player={player} />
      <div className={styles['corner']}>
        <AtWork player={player} />
        <Purse />
        <Bell />
      </div>
      <div ref={mark} style={{ position: 'absolute', insetBlockEnd: 40, blockSize: 1, inlineSize: 1 }} />
      {stickyHeader && past && <Strip player={player} />}
    </header>
  );
});

/** The banner of the player, whose figures follow a moment after the card that changed them. */
export const Header = () => <Banner player={useDeferredValue(usePlayer())} />;
