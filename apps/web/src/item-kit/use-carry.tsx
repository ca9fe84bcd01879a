import {
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { followPress, type Place } from './follow-press.ts';
import styles from './use-carry.module.css';

/** What a press on something that can be carried begins with. */
export type Press = MouseEvent | TouchEvent;

export interface CarryOptions<Thing> {
  readonly onStart: (thing: Thing) => void;
  /** The element below the pointer, while something is carried; undefined when it no longer is. */
  readonly onAim: (below: Element | undefined) => void;
  readonly onDrop: (thing: Thing, below: Element | undefined) => void;
  /** Whether the page scrolls when something is carried to its edge. */
  readonly scrolls: boolean;
  readonly picture: (thing: Thing) => ReactNode;
}

const below = ({ x, y }: Place): Element | undefined => document.elementFromPoint(x, y) ?? undefined;

const nothing = (): void => undefined;

/**
 * Carrying things with the mouse or a finger. `press` is to hear of `mousedown` and `touchstart` on what can be carried;
 * it is the same function each time. `carried` is what is on its way, and `shown` its picture below the pointer.
 */
export function useCarry<Thing>(options: CarryOptions<Thing>) {
  const [carried, setCarried] = useState<Thing>();
  const holder = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ x: 0, y: 0 });
  const latest = useRef(options);
  const letGo = useRef(nothing);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    // Safari scrolls with the finger unless somebody could object before it came down.
    addEventListener('touchmove', nothing, { passive: false });
    return () => {
      removeEventListener('touchmove', nothing);
      letGo.current();
    };
  }, []);
  const follow = useCallback(() => {
    const { x, y } = place.current;
    if (holder.current) holder.current.style.transform = `translate(${x}px, ${y}px)`;
  }, []);
  useLayoutEffect(follow);
  const press = useCallback(
    ({ nativeEvent }: Press, thing: Thing) => {
      letGo.current();
      letGo.current = followPress(nativeEvent, latest.current.scrolls, {
        onStart: (at) => {
          place.current = at;
          setCarried(() => thing);
          latest.current.onStart(thing);
        },
        onMove: (at) => {
          place.current = at;
          follow();
          latest.current.onAim(below(at));
        },
        onDrop: (at) => {
          setCarried(undefined);
          latest.current.onAim(undefined);
          latest.current.onDrop(thing, below(at));
        },
        onCancel: () => {
          setCarried(undefined);
          latest.current.onAim(undefined);
        },
      });
    },
    [follow],
  );
  const shown = carried !== undefined && (
    <div ref={holder} className={styles['carried']} aria-hidden="true">
      <div>{options.picture(carried)}</div>
    </div>
  );
  return { press, carried, shown };
}
