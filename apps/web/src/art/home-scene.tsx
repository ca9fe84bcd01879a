import { drawOnce } from './drawn.ts';
import { useFamily } from './families.ts';
import { Pixels } from './pixels.tsx';
import { useIsNight } from './use-night.ts';
import { usePlace } from './use-place.ts';

const HOME_SCALE = 4;

/** The campfire meadow, filling its place; its sky blends into the page. Decoration. */
export function HomeScene({
  className,
  scale = HOME_SCALE,
}: {
  readonly className?: string | undefined;
  readonly scale?: number;
}) {
  const { box, columns, rows } = usePlace(scale);
  const art = useFamily('meadow');
  const night = useIsNight();
  const picture = drawOnce(
    `home:${columns}x${rows}:${night}`,
    art && columns > 0 ? () => art.drawHome(columns, rows, night) : undefined,
  );
  return (
    <div ref={box} className={className} aria-hidden="true">
      {picture && <Pixels picture={picture} width={columns} height={rows} scale={scale} />}
    </div>
  );
}
