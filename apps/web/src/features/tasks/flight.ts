import { afterPaint } from '../../lib/after-paint.ts';

const FLIGHT_MS = 700;
/** Maximum number of coins in the air per score. */
const MOST_COINS = 3;

/** A coin of 16 px, drawn once as text because it lives outside the React tree for less than a second. */
const COIN = `<svg width="16" height="14" viewBox="0 0 16 14" shape-rendering="crispEdges"><path fill="#6b3f10" d="M5 0h6v1H5zM3 1h2v1H3zM11 1h2v1h-2zM2 2h1v1H2zM13 2h1v1h-1zM1 3h1v2H1zM14 3h1v2h-1zM0 5h1v4H0zM15 5h1v4h-1zM1 9h1v2H1zM14 9h1v2h-1zM2 11h1v1H2zM13 11h1v1h-1zM3 12h2v1H3zM11 12h2v1h-2zM5 13h6v1H5zM7 4h3v1H7zM6 5h1v4H6zM10 5h1v4h-1zM7 9h3v1H7z"/><path fill="#f2b32e" d="M5 2h8v1H5zM4 3h10v1H4zM4 4h3v1H4zM10 4h4v1h-4zM2 5h4v4H2zM11 5h4v4h-4zM2 9h5v1H2zM10 9h4v1h-4zM2 10h12v1H2zM3 11h10v1H3zM7 5h3v4H7z"/><path fill="#ffe08a" d="M5 1h6v1H5zM3 2h2v1H3zM2 3h2v2H2zM1 5h1v4H1zM7 5h1v3H7z"/></svg>`;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function coin(x: number, y: number): HTMLElement {
  const holder = document.createElement('div');
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:var(--z-toast);pointer-events:none;transform:translate(${x}px,${y}px)`;
  holder.innerHTML = `<div>${COIN}</div>`;
  return holder;
}

/** Moves evenly across and with ease-in upwards, which makes an arc. */
function fly(from: DOMRect, to: DOMRect, delay: number): void {
  const start = { x: from.x + from.width / 2 - 8, y: from.y + from.height / 2 - 7 };
  const holder = coin(start.x, start.y);
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
  if (!purse || still() || document.hidden) return;
  const [start, end] = [from.getBoundingClientRect(), purse.getBoundingClientRect()];
  if (end.width === 0 || end.bottom < 0) return;
  for (let index = 0; index < Math.min(coins, MOST_COINS); index += 1) fly(start, end, index * 70);
}

/**
 * Lets gold fly from a control to the purse in the header, once the control has changed. Does nothing without a
 * visible purse or under reduced motion.
 */
export const flyCoins = (from: Element, coins = 2): void => afterPaint(() => launch(from, coins));
