import { useMemo } from 'react';
import { Pixels } from './pixels.tsx';
import { useLoaded } from './use-art.ts';

const load = () => import('@everdeed/art/pets');
const SIZE = 32;

export interface PetProps {
  /** Catalogue key, e.g. `Wolf-Base`. */
  readonly name: string;
  readonly scale: number;
  readonly label?: string;
  readonly className?: string | undefined;
}

export function Pet({ name, scale, label, className }: PetProps) {
  const art = useLoaded('pets', load);
  const picture = useMemo(() => art?.drawPet(name), [art, name]);
  return (
    <Pixels picture={picture} width={SIZE} height={SIZE} scale={scale} label={label} className={className} />
  );
}
