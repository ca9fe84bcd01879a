import { afterPaint } from '../../lib/after-paint.ts';

const FLIGHT_MS = 700;
/** Maximum number of coins in the air per score. */
const MOST_COINS = 3;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The coin of the purse, copied: it lives outside the React tree for less than a second. */
function coin(picture: Element, x: number, y: number): HTMLElement {
  const holder = document.createElement('div');
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:var(--z-toast);pointer-events:none;transform:translate(${x}px,${y}px)`;
  const bearer = document.createElement('div');
  bearer.append(picture.cloneNode(true));
  bearer.firstElementChild?.removeAttribute('aria-label');
  holder.append(bearer);
  return holder;
}

/** Moves evenly across and with ease-in upwards, which makes an arc. */
function fly(picture: Element, from: DOMRect, to: DOMRect, delay: number): void {
  const start = { x: from.x + from.width / 2 - 8, y: from.y + from.height / 2 - 7 };
  const holder = coin(picture, start.x, start.y);
  document.body.append(holder);
  const timing = { duration: FLIGHT_MS, delay, fill: 'both' as const };
  const across = to.x + Math.min(20, to.width / 2) - 8 - start.x;
  const up = to.y + to.height / 2 - 7 - start.y;
  holder.firstElementChild?.animate(
    [
      { transform: 'translateY(0)' },
      { transform: 'translateY(-22px)', offset: 0.18 },
      { transform: `translateY(${up}px)` },
    ],
    { ...timing, easing: 'ease-in' },
  );
  const flight = holder.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
      { opacity: 1, offset: 0.9 },
      { transform: `translate(${start.x + across}px, ${start.y}px)`, opacity: 0 },
    ],
    { ...timing, easing: 'linear' },
  );
  flight.addEventListener('finish', () => holder.remove());
  flight.addEventListener('cancel', () => holder.remove());
}

function launch(from: Element, coins: number): void {
  const purse = document.querySelector('[data-coin="coin"]');
  const picture = purse?.querySelector('svg');
  if (!purse || !picture || still() || document.hidden) return;
  const [start, end] = [from.getBoundingClientRect(), purse.getBoundingClientRect()];
  if (end.width === 0 || end.bottom < 0) return;
  for (let index = 0; index < Math.min(coins, MOST_COINS); index += 1) fly(picture, start, end, index * 70);
}

/**
 * Lets gold fly from a control to the purse in the header, once the control has changed. Does nothing without a
 * visible purse or under reduced motion.
 */
export const flyCoins = (from: Element, coins = 2): void => afterPaint(() => launch(from, coins));
