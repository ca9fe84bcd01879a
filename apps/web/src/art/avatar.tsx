import type { LookSource } from '@everdeed/art';
import { useMemo } from 'react';
import { Pixels } from './pixels.tsx';
import { useLoaded } from './use-art.ts';

const load = () => import('@everdeed/art/avatar');
/** Size of a whole avatar in picture pixels, its pet and mount included. */
const WIDTH = 48;
const HEIGHT = 49;

/** What of a player decides their looks. */
interface AvatarSource extends Omit<LookSource, 'stats'> {
  readonly stats?: { readonly buffs?: object };
}

export interface AvatarProps {
  readonly player: AvatarSource;
  readonly scale: number;
  /** Without the background: in a scene that draws its own. */
  readonly bare?: boolean;
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A player as drawn from what they wear. */
export function Avatar({ player, scale, bare, label, className }: AvatarProps) {
  const art = useLoaded('avatar', load);
  const { preferences, items, stats } = player;
  const picture = useMemo(() => {
    if (!art) return undefined;
    const source = { preferences, items, stats } as LookSource;
    const look = art.avatarLook(source);
    return art.drawAvatar(bare ? { ...look, background: undefined, pet: undefined } : look);
  }, [art, preferences, items, stats, bare]);
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
