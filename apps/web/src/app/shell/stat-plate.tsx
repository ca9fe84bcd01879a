import { Icon } from '../../art/icon.tsx';
import type { GamePlayer } from '../../data/game.ts';
import { t } from '../../i18n/i18n.ts';
import { OVER_PAGE, profilePath } from '../../lib/profile-address.ts';
import styles from './stat-plate.module.css';
import { GaugeRow, gaugesOf } from './stats.tsx';
import { Link } from '../../ui/link.tsx';

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

/** Who the player is and how they are. */
export function StatPlate({ player }: { readonly player: GamePlayer }) {
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
          <GaugeRow key={gauge.kind} gauge={gauge} />
        ))}
      </div>
    </section>
  );
}
