import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCrispScale } from './crisp.ts';

export interface Place {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Size in picture pixels; 0 until measured. */
  readonly columns: number;
  readonly rows: number;
}

/** How many picture pixels of at most `scale` fit into an element, kept up to date. */
export function usePlace(scale: number): Place {
  const box = useRef<HTMLDivElement>(null);
  const dot = useCrispScale(scale);
  const [size, setSize] = useState({ columns: 0, rows: 0 });
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ columns: Math.ceil(width / dot), rows: Math.ceil(height / dot) });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [dot]);
  return { box, ...size };
}
