import { drawOnce } from './drawn.ts';
import { useFamily } from './families.ts';
import { Pixels } from './pixels.tsx';
import { type Naming, useName } from './use-name.ts';

const SIZE = 32;

export interface PetProps {
  /** Catalogue key, e.g. `Wolf-Base`. */
  readonly name: string;
  readonly scale: number;
  /** Its accessible name; decoration by default. */
  readonly naming?: Naming;
  readonly className?: string | undefined;
}

export function Pet({ name, scale, naming = 'none', className }: PetProps) {
  const art = useFamily('pets');
  const label = useName(naming, 'pets', name);
  const picture = drawOnce(`pets:${name}`, art && (() => art.drawPet(name)));
  return (
    <Pixels picture={picture} width={SIZE} height={SIZE} scale={scale} label={label} className={className} />
  );
}
