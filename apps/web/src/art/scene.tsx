import { useEffect, useMemo, useRef, useState } from 'react';
import { Pixels } from './pixels.tsx';
import styles from './scene.module.css';
import { useLoaded } from './use-art.ts';

const load = () => import('./draw-scene.ts');
const loadScenes = () => import('./background-scene.ts');
const loadNothing = () => Promise.resolve(undefined);

/** Plain grounds of one colour; behind a banner the meadow stands in for them. */
const PLAIN = new Set(['', 'violet', 'blue', 'green', 'purple', 'red', 'yellow', 'night']);

export interface SceneProps {
  /** Catalogue key of the background. */
  readonly background: string;
  /** Height in picture pixels. */
  readonly rows: number;
  readonly scale: number;
  /** Night whatever the theme. */
  readonly night?: boolean;
  readonly className?: string | undefined;
}

/** How many picture pixels the element is wide, kept up to date. */
function useColumns(scale: number) {
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setColumns(Math.ceil(entry.contentRect.width / scale)),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [scale]);
  return { box, columns };
}

/** Whether the dark theme is shown: worlds have a night of their own. */
export function useIsNight(): boolean {
  const [night, setNight] = useState(() => document.documentElement.dataset['theme'] === 'dark');
  useEffect(() => {
    const observer = new MutationObserver(() =>
      setNight(document.documentElement.dataset['theme'] === 'dark'),
    );
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return night;
}

/** A world as wide as its place, dissolving downwards into the page. Decoration. */
export function Scene({ background, rows, scale, night: always, className }: SceneProps) {
  const { box, columns } = useColumns(scale);
  const art = useLoaded('scene', load);
  const themeNight = useIsNight();
  const night = always ?? themeNight;
  const isPlain = PLAIN.has(background);
  const scenes = useLoaded(isPlain ? 'none' : 'background-scene', isPlain ? loadNothing : loadScenes);
  const picture = useMemo(() => {
    if (columns === 0) return undefined;
    if (isPlain) return art?.drawBanner(background, columns, rows, night);
    return scenes?.drawBackground(background, columns, rows);
  }, [art, scenes, isPlain, background, columns, rows, night]);
  return (
    <div ref={box} className={className} aria-hidden="true">
      {picture && (
        <Pixels
          picture={picture}
          width={columns}
          height={rows}
          scale={scale}
          className={!isPlain && night ? styles['dimmed'] : undefined}
        />
      )}
    </div>
  );
}
