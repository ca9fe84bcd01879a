import { useEffect, useMemo, useRef, useState } from 'react';
import { Pixels } from './pixels.tsx';
import { useIsNight } from './scene.tsx';
import { useLoaded } from './use-art.ts';

const load = () => import('./draw-scene.ts');
const HOME_SCALE = 4;

/** The campfire meadow as wide and high as its place; its sky grows out of the page. Decoration. */
export function HomeScene({
  className,
  scale = HOME_SCALE,
}: {
  readonly className?: string | undefined;
  readonly scale?: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ readonly columns: number; readonly rows: number }>();
  const art = useLoaded('scene', load);
  const night = useIsNight();
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ columns: Math.ceil(width / scale), rows: Math.ceil(height / scale) });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [scale]);
  const picture = useMemo(
    () => (art && size && size.columns > 0 ? art.drawHome(size.columns, size.rows, night) : undefined),
    [art, size, night],
  );
  return (
    <div ref={box} className={className} aria-hidden="true">
      {picture && <Pixels picture={picture} width={picture.width} height={picture.height} scale={scale} />}
    </div>
  );
}
