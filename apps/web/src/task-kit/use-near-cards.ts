import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Cards are drawn and left out in stretches of this many. */
export const STRETCH = 7;
/** How far beyond the screen cards are drawn. */
const MARGIN = '400px 0px';
/** Stretches drawn before the browser has said what is near. */
const FIRST: ReadonlySet<number> = new Set([0, 1]);

type Side = 'above' | 'near' | 'below';

export const stretchesOf = (cards: number): number => Math.ceil(cards / STRETCH);
const stretchOf = (card: Element | null | undefined): number =>
  Math.floor((Number(card?.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1) / STRETCH);

/** Stretches with the focus or a dragged card, which must not vanish. */
const heldIn = (list: Element): ReadonlySet<number> =>
  new Set(
    [document.activeElement, list.querySelector('[data-gap]')].flatMap((one) =>
      one && list.contains(one) ? [stretchOf(one)] : [],
    ),
  );

/**
 * Follows the marks of a list: one before each stretch, as high as the stretch while that is left out, and one
 * at the end. A stretch is drawn once its mark comes near, and left out once both its ends are far on the same side.
 */
export class NearStretches {
  readonly #sides = new Map<number, Side>();
  readonly #marks = new Map<number, HTMLElement>();
  readonly #heights = new Map<number, number>();
  #observer: IntersectionObserver | undefined;
  #drawn = FIRST;
  readonly #onChange: (drawn: ReadonlySet<number>) => void;

  constructor(onChange: (drawn: ReadonlySet<number>) => void) {
    this.#onChange = onChange;
  }

  /** Height in pixels that a stretch had when it was last drawn. */
  heightOf(stretch: number): number | undefined {
    return this.#heights.get(stretch);
  }

  /** The ref of every mark. */
  readonly watch = (mark: HTMLElement | null) => {
    if (!mark) return undefined;
    const stretch = Number(mark.dataset['stretch']);
    this.#observer ??= new IntersectionObserver((entries) => this.#hear(entries), {
      root: document,
      rootMargin: MARGIN,
    });
    this.#marks.set(stretch, mark);
    this.#observer.observe(mark);
    return () => {
      this.#observer?.unobserve(mark);
      this.#marks.delete(stretch);
      this.#sides.delete(stretch);
    };
  };

  readonly draw = (stretch: number): void => {
    this.#show(new Set(this.#drawn).add(stretch));
  };

  #show(drawn: ReadonlySet<number>): void {
    this.#drawn = drawn;
    this.#onChange(drawn);
  }

  #hear(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const stretch = Number(target.getAttribute('data-stretch'));
      if (this.#marks.get(stretch) !== target) continue;
      const side = boundingClientRect.top < 0 ? 'above' : 'below';
      this.#sides.set(stretch, isIntersecting ? 'near' : side);
    }
    this.#update();
  }

  #update(): void {
    const list = this.#marks.get(0)?.parentElement;
    if (!list) return;
    const held = heldIn(list);
    const next = [...this.#marks.keys()].filter((stretch) =>
      this.#drawn.has(stretch)
        ? held.has(stretch) || !this.#isFar(stretch)
        : this.#sides.get(stretch) === 'near',
    );
    const before = [...this.#drawn].filter((stretch) => this.#marks.has(stretch));
    if (next.length === before.length && next.every((stretch) => this.#drawn.has(stretch))) return;
    const drawn = new Set(next);
    for (const stretch of before) if (!drawn.has(stretch)) this.#measure(stretch);
    this.#show(drawn);
  }

  #isFar(stretch: number): boolean {
    const side = this.#sides.get(stretch);
    return side !== 'near' && side !== undefined && side === this.#sides.get(stretch + 1);
  }

  /** Read where the browser reports positions, so no layout is forced. */
  #measure(stretch: number): void {
    const [top, end] = [this.#marks.get(stretch), this.#marks.get(stretch + 1)];
    if (top && end) this.#heights.set(stretch, end.offsetTop - top.offsetTop);
  }
}

const lists = new Set<(id: string) => boolean>();

/** Draws a card that may be far from the screen, at once, so that it can be focused. */
export function drawCard(id: string): void {
  for (const draw of lists) if (draw(id)) return;
}

/** Which stretches of the cards `ids` to draw now. */
export function useNearCards(ids: readonly string[]) {
  const [drawn, setDrawn] = useState(FIRST);
  const [near] = useState(() => new NearStretches(setDrawn));
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  });
  useEffect(() => {
    const draw = (id: string) => {
      const place = latest.current.indexOf(id);
      if (place >= 0) flushSync(() => near.draw(Math.floor(place / STRETCH)));
      return place >= 0;
    };
    lists.add(draw);
    return () => {
      lists.delete(draw);
    };
  }, [near]);
  return { drawn, near } as const;
}
