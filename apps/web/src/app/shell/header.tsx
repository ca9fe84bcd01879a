import { memo, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../art/avatar.tsx';
import { Icon } from '../../art/icon.tsx';
import { Pet } from '../../art/pet.tsx';
import { Scene } from '../../art/scene.tsx';
import type { GamePlayer } from '../../data/game.ts';
import { usePlayer } from '../../data/hooks.ts';
import { loadActions } from '../../data/later-actions.ts';
import { t } from '../../i18n/i18n.ts';
import { runCommand } from '../../lib/commands.ts';
import { OVER_PAGE, profilePath } from '../../lib/profile-address.ts';
import { IconButton } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { skillPack } from '../action-packs.ts';
import { lazyPart } from '../lazy-screen.tsx';
import { Bell } from './bell.tsx';
import styles from './header.module.css';
import { Purse } from './purse.tsx';
import { GaugeRow, gaugesOf } from './stats.tsx';

/** What is at work on the player, with the potions that end it. */
const Buffs = lazyPart('buffs', async () => {
  const [part] = await Promise.all([
    import('../../features/character/buffs/buffs.tsx'),
    loadActions(skillPack),
  ]);
  return part.Buffs;
});

/** Loaded for nobody on whom nothing is at work. */
const AtWork = ({ player: { stats } }: { readonly player: GamePlayer }) =>
  Object.values(stats.buffs).some(Boolean) && (
    <Suspense fallback={null}>
      <Buffs />
    </Suspense>
  );

function Level({ player: { stats, flags, preferences } }: { readonly player: GamePlayer }) {
  const level = stats.lvl;
  const hasClass = flags.classSelected && !preferences.disableClasses;
  return (
    <span className={styles['level']}>
      {hasClass && <Icon name={stats.class} />}
      {hasClass ? (
        <>
          <span className={styles['whole']}>
            {t('header.levelClass', { level, name: t(`class.${stats.class}`) })}
          </span>
          <span className={styles['brief']} aria-hidden="true">
            {t('header.level', { level })}
          </span>
        </>
      ) : (
        t('header.level', { level })
      )}
    </span>
  );
}

/** Names of more letters are shown in a smaller font: everywhere, or where there is least room. */
const LONG_NAME = 18;
const LONG_ON_PHONE = 10;

function lengthOf({ length }: string): 'long' | 'middling' | undefined {
  if (length > LONG_NAME) return 'long';
  return length > LONG_ON_PHONE ? 'middling' : undefined;
}

function StatPlate({ player }: { readonly player: GamePlayer }) {
  return (
    <section className={`${styles['plate']} stepped-3`} aria-label={t('header.you')}>
      <div className={styles['name']}>
        <h2 data-length={lengthOf(player.profile.name)}>
          <Link to={profilePath(player._id)} state={OVER_PAGE}>
            {player.profile.name}
          </Link>
        </h2>
        <Level player={player} />
      </div>
      <div className={styles['bars']}>
        {gaugesOf(player).map((gauge) => (
          <GaugeRow key={gauge.kind} gauge={gauge} className={styles['barRow']} />
        ))}
      </div>
    </section>
  );
}

function Strip({ player, fixed }: { readonly player: GamePlayer; readonly fixed?: boolean }) {
  return (
    <div className={styles['strip']} data-fixed={fixed || undefined}>
      <span className={`${styles['stripPortrait']} stepped`}>
        <Avatar player={player} scale={2} show="alone" />
      </span>
      <div className={styles['stripBars']}>
        {gaugesOf(player).map((gauge) => (
          <GaugeRow key={gauge.kind} gauge={gauge} className={styles['stripBar']} brief />
        ))}
      </div>
      <div className={styles['stripEnd']}>
        {fixed && <AtWork player={player} />}
        <Purse />
        <IconButton label={t('nav.add')} onClick={() => runCommand('quickAdd')}>
          <Glyph name="plus" />
        </IconButton>
        {fixed && <Bell />}
      </div>
    </div>
  );
}

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
    <>
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
      </header>
      {stickyHeader && past && <Strip player={player} />}
    </>
  );
});

/** The banner of the player, whose figures follow a moment after the card that changed them. */
export const Header = () => <Banner player={useDeferredValue(usePlayer())} />;
