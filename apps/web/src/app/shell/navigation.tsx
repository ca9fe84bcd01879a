import { Ellipsis, HelpCircle, LogOut, Settings, User } from '../../ui/icons.ts';
import { memo, useDeferredValue } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Avatar } from '../../art/avatar.tsx';
import { useMaybePlayer } from '../../data/hooks.ts';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import { runCommand } from '../../lib/commands.ts';
import { OVER_PAGE, profilePath } from '../../lib/profile-address.ts';
import { Badge } from '../../ui/chip.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import styles from './navigation.module.css';
import {
  ADMIN,
  FURTHER_PLACES,
  INBOX,
  isAt,
  isFor,
  LOWER_PLACES,
  MAIN_PLACES,
  type Place,
} from './places.ts';

function PlaceLink({ place }: { readonly place: Place }) {
  const { pathname } = useLocation();
  const { Icon } = place;
  const count = useGame(({ view }) => (view && place.count?.(view.player)) ?? 0);
  const isShown = useGame(({ view }) => isFor(place, view?.player));
  const name = t(place.name);
  const isActive = isAt(place, pathname);
  if (!isShown) return null;
  return (
    <Link
      to={place.path}
      className={`${styles['place']}${isActive ? ' active' : ''}`}
      aria-current={isActive ? 'page' : undefined}
      aria-label={count > 0 ? t('nav.counted', { name, count }) : undefined}
    >
      <Icon size={22} strokeWidth={1.85} aria-hidden="true" />
      {name}
      {count > 0 && (
        <span className={styles['count']}>
          <Badge>{count}</Badge>
        </span>
      )}
    </Link>
  );
}

const Face = memo(Avatar);

/** Follows a moment after what changed it. */
function OwnFace() {
  const player = useDeferredValue(useMaybePlayer());
  return player && <Face player={player} scale={2} show="alone" />;
}

/** What the player's own menu leads to. */
function useOwnEntries(): readonly MenuEntry[] {
  const navigate = useNavigate();
  const userId = useGame((state) => state.userId);
  return [
    {
      label: t('nav.ownProfile'),
      icon: <User size={18} aria-hidden="true" />,
      onSelect: () => void navigate(profilePath(userId ?? ''), { state: OVER_PAGE }),
    },
    {
      label: t('nav.settings'),
      icon: <Settings size={18} aria-hidden="true" />,
      onSelect: () => void navigate('/user/settings/general'),
    },
    {
      label: t('nav.help'),
      icon: <HelpCircle size={18} aria-hidden="true" />,
      onSelect: () => void navigate('/static/faq'),
    },
    'rule',
    {
      label: t('nav.logout'),
      icon: <LogOut size={18} aria-hidden="true" />,
      onSelect: () => void navigate('/logout'),
    },
  ];
}

function Portrait() {
  const entries = useOwnEntries();
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className={styles['portraitButton']}
          aria-label={t('nav.profile')}
          title={t('nav.profile')}
        >
          <span className={`${styles['portrait']} stepped-3`}>
            <OwnFace />
          </span>
        </button>
      }
      entries={entries}
    />
  );
}

/** Places that have no room in the phone's bar. */
const MORE_PLACES = [...FURTHER_PLACES, ADMIN, INBOX];

/** The last place of the phone's bar: everything that has no room in it. */
function More() {
  const navigate = useNavigate();
  const counts = useGame(({ view }) =>
    MORE_PLACES.map((place) => (view && place.count?.(view.player)) ?? 0).join(),
  ).split(',');
  const hasAdmin = useGame(({ view }) => isFor(ADMIN, view?.player));
  const places = MORE_PLACES.flatMap(({ name: id, Icon, path }, index): MenuEntry[] => {
    if (path === ADMIN.path && !hasAdmin) return [];
    const name = t(id);
    const count = Number(counts[index]);
    return [
      {
        label: count > 0 ? t('nav.counted', { name, count }) : name,
        icon: <Icon size={18} aria-hidden="true" />,
        onSelect: () => void navigate(path),
      },
    ];
  });
  const count = counts.reduce((sum, one) => sum + Number(one), 0);
  const entries = [...places, ...useOwnEntries()];
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={styles['place']}>
          <Ellipsis size={22} strokeWidth={1.85} aria-hidden="true" />
          {t('nav.more')}
          {count > 0 && (
            <span className={styles['count']} aria-hidden="true">
              <Badge>{count}</Badge>
            </span>
          )}
        </button>
      }
      entries={entries}
    />
  );
}

/** The dark navigation bar on the left, from 768 px on. */
export function Spine() {
  return (
    <nav className={styles['spine']} aria-label={t('nav.main')}>
      <Link to="/" className={styles['logo']} aria-label={t('app.name')}>
        <PixelIcon name="logo" scale={3} />
      </Link>
      <div className={styles['places']}>
        {[...MAIN_PLACES, ...FURTHER_PLACES].map((place) => (
          <PlaceLink key={place.path} place={place} />
        ))}
      </div>
      <div className={`${styles['places']} ${styles['lower']}`}>
        {LOWER_PLACES.map((place) => (
          <PlaceLink key={place.path} place={place} />
        ))}
      </div>
      <Portrait />
    </nav>
  );
}

/** How many places stand before the plus of the phone's bar. */
const PLACES_BEFORE_PLUS = 2;

/** The bar at the bottom of a phone: places on both sides of the plus, as many as there are. */
export function BottomBar() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const add = () => {
    if (pathname !== '/') void navigate('/');
    setTimeout(() => runCommand('quickAdd', undefined), pathname === '/' ? 0 : 80);
  };
  const before = MAIN_PLACES.slice(0, PLACES_BEFORE_PLUS);
  const after = MAIN_PLACES.slice(PLACES_BEFORE_PLUS);
  return (
    <nav className={styles['bottom']} aria-label={t('nav.main')}>
      {before.map((place) => (
        <PlaceLink key={place.path} place={place} />
      ))}
      <button type="button" className={`${styles['plus']} stepped-3`} aria-label={t('nav.add')} onClick={add}>
        <Glyph name="plus" cell={3} />
      </button>
      {after.map((place) => (
        <PlaceLink key={place.path} place={place} />
      ))}
      <More />
    </nav>
  );
}
