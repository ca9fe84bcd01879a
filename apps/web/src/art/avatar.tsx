import { type AvatarLook, avatarLook, isClassGear, type LookSource } from '@everdeed/art';
import { useMemo } from 'react';
import { drawOnce } from './drawn.ts';
import { type ArtFamily, useFamily } from './families.ts';
import { useBlink } from './motion.ts';
import { Pixels } from './pixels.tsx';

/** Size of a whole avatar in picture pixels, including pet and mount. */
const WIDTH = 48;
const HEIGHT = 49;

export interface AvatarProps {
  readonly player: LookSource;
  readonly scale: number;
  /** `riding` shows the mount but not the pet and background, for use in scenes; `alone` shows only the figure. */
  readonly show: 'riding' | 'alone';
  /** Blinks now and then. */
  readonly alive?: boolean;
  readonly label?: string;
  readonly className?: string | undefined;
}

function subjectOf(player: LookSource, show: AvatarProps['show']): AvatarLook {
  const look = avatarLook(player);
  const mount = show === 'riding' ? look.mount || undefined : undefined;
  return { ...look, background: undefined, pet: undefined, mount };
}

/** The drawings for worn gear. Class gear is a separate family, a third the size of all gear. */
function wardrobeFor({ gear, buff }: AvatarLook): Extract<ArtFamily, 'none' | 'classGear' | 'gear'> {
  const worn = Object.values(gear).filter((key) => key && !key.endsWith('_base_0'));
  if (buff || worn.length === 0) return 'none';
  return worn.every((key) => isClassGear(key ?? '')) ? 'classGear' : 'gear';
}

/** Loads only the drawings that this look needs; undefined until they are loaded. */
function useParts(look: AvatarLook) {
  const compose = useFamily('compose');
  const needed = wardrobeFor(look);
  const needsMount = look.mount !== undefined;
  const wardrobe = useFamily(needed);
  const stable = useFamily(needsMount ? 'pets' : 'none');
  if (!compose || (needed !== 'none' && !wardrobe) || (needsMount && !stable)) return undefined;
  return (wanted: AvatarLook) => compose.composeAvatar(wanted, { wardrobe, stable });
}

/** The picture of a player's avatar; undefined while it is loading. */
export function useAvatarPicture(player: LookSource, show: AvatarProps['show'], alive = false) {
  const { preferences, items, stats } = player;
  const look = useMemo(
    () => subjectOf({ preferences, items, stats }, show),
    [preferences, items, stats, show],
  );
  const draw = useParts(look);
  const closed = useBlink(alive && !look.asleep);
  const shown = closed ? { ...look, blinking: true } : look;
  return drawOnce(`avatar:${JSON.stringify(shown)}`, draw && (() => draw(shown)));
}

/** A player's avatar. */
export function Avatar({ player, scale, show, alive = false, label, className }: AvatarProps) {
  const picture = useAvatarPicture(player, show, alive);
  return (
    <Pixels
      picture={picture}
      width={WIDTH}
      height={HEIGHT}
      scale={scale}
      label={label}
      className={className}
    />
  );
}
