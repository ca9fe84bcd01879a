import { drawOnce } from './drawn.ts';
import { useFamily } from './families.ts';
import { Pixels } from './pixels.tsx';
import { useName } from './use-name.ts';

const SIZE = 32;

export interface PetProps {
  /** Catalogue key, e.g. `Wolf-Base`. */
  readonly name: string;
  readonly scale: number;
  /** Spoken by its name; otherwise decoration. */
  readonly named?: boolean;
  readonly className?: string | undefined;
}

export function Pet({ name, scale, named, className }: PetProps) {
  const art = useFamily('pets');
  const label = useName(named ? 'pets' : undefined, name);
  const picture = drawOnce(`pets:${name}`, art && (() => art.drawPet(name)));
  return (
    <Pixels picture={picture} width={SIZE} height={SIZE} scale={scale} label={label} className={className} />
  );
}
