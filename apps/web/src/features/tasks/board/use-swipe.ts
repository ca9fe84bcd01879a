import { type TouchEvent, useRef } from 'react';

const FAR_PX = 56;

/** Detects a quick horizontal swipe: -1 to the previous column, 1 to the next. */
export function useSwipe(onSwipe: (way: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!touch || !from) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) > FAR_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = undefined;
    },
  };
}
