import { drawOnce } from './drawn.ts';
import { useFamily } from './families.ts';
import { Pixels } from './pixels.tsx';

export interface IconProps {
  /** Name of a currency, stat, class, skill or sign. */
  readonly name: string;
  /** Grid in picture pixels. */
  readonly size?: 16 | 24;
  readonly scale?: number;
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A small icon from the game. Icons of the interface itself are `PixelIcon`s. */
export function Icon({ name, size = 16, scale = 1, label, className }: IconProps) {
  const art = useFamily('icons');
  const picture = drawOnce(`icons:${name}:${size}`, art && (() => art.drawIcon(name, size)));
  return (
    <Pixels picture={picture} width={size} height={size} scale={scale} label={label} className={className} />
  );
}

/** The medal of an achievement, by its catalogue key. */
export function Medal({
  name,
  scale = 1,
  className,
}: {
  readonly name: string;
  readonly scale?: number;
  readonly className?: string | undefined;
}) {
  const art = useFamily('achievements');
  const picture = drawOnce(`achievements:${name}`, art && (() => art.drawAchievement(name)));
  return <Pixels picture={picture} width={24} height={24} scale={scale} className={className} />;
}
