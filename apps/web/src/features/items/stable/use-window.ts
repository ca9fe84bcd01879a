import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { HEIGHTS, type Measures, type Span } from './lines.ts';

/** Width of the head of a row, and the least of a cell, in CSS pixels; the style sheet says the same. */
const ROW_HEAD = 120;
const LEAST_CELL = 96;
const COLUMNS = 10;
const FLOWING_CELL = 112;
/** On a phone, three cells are beside each other whatever their width. */
const LEAST_ACROSS = 3;

/** How many cells have room beside each other in a width, in CSS pixels. */
export function measuresOf(width: number): Measures {
  const { gap } = HEIGHTS;
  return {
    across: Math.max(LEAST_ACROSS, Math.floor((width + gap) / (FLOWING_CELL + gap))),
    isWide: width >= ROW_HEAD + COLUMNS * (LEAST_CELL + gap),
  };
}

/** The measures of an element's width, kept up to date; undefined until it is known. */
export function useMeasures(element: RefObject<HTMLElement | null>): Measures | undefined {
  const [measures, setMeasures] = useState<Measures>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () =>
      setMeasures((before) => {
        const next = measuresOf(current.clientWidth);
        return before?.across === next.across && before.isWide === next.isWide ? before : next;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return measures;
}

/** How far the page scrolls before what is drawn changes, in CSS pixels. */
const STEP = 60;
/** How far beyond the window it is drawn at once, and in the end: a quick wheel finds it painted. */
const NEAR = 480;
const FAR = 1200;
/** What follows in a turn of its own: the height of the highest line. */
const TURN = HEIGHTS.fullyNamed;

/** A part and so much beyond it. */
const widened = ({ from, to }: Span, beyond: number): Span => ({
  from: Math.floor((from - beyond) / STEP) * STEP,
  to: Math.ceil((to + beyond) / STEP) * STEP,
});

/** What is drawn next, after `drawn`, when the window is over a part of the stable: what is near, then line by line. */
export function spanAfter(drawn: Span, seen: Span): Span {
  const near = widened(seen, NEAR);
  if (drawn.to < near.from || drawn.from > near.to) return near;
  const far = widened(seen, FAR);
  return {
    from: Math.max(far.from, Math.min(near.from, drawn.from - TURN)),
    to: Math.min(far.to, Math.max(near.to, drawn.to + TURN)),
  };
}

/**
 * The part of an element that is in the window or near it, from its top. What comes near is drawn in short turns between
 * which the page scrolls; the next part begins when the last stands, so that steady scrolling puts none off for ever.
 */
export function useNearSpan(element: RefObject<HTMLElement | null>): Span {
  const [span, setSpan] = useState<Span>({ from: 0, to: innerHeight });
  const asked = useRef(span);
  useEffect(() => {
    const look = () => {
      const { current } = element;
      if (!current || asked.current !== span) return;
      const from = -current.getBoundingClientRect().top;
      const next = spanAfter(span, { from, to: from + innerHeight });
      if (next.from === span.from && next.to === span.to) return;
      asked.current = next;
      startTransition(() => setSpan(next));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [element, span]);
  return span;
}
