import { isFields } from '@everdeed/content/values';
import { useEffect, useRef } from 'react';
import { isTyping } from '../lib/typing.ts';
import { arriveBack, goBack, isGoingBack } from '../lib/way-back.ts';

interface Layer {
  readonly close: () => void;
}

/** What is open on top of the page, the topmost last. */
const layers: Layer[] = [];
/**
 * Delay before the entry of a closed overlay is removed, in milliseconds: by then, one overlay has given way to the
 * next, and a command has led elsewhere.
 */
const SETTLE_MS = 50;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the current entry of the history stands for an overlay instead of the page below it. */
const isOverlay = (): boolean => isFields(history.state) && history.state['overlay'] === true;

function settle(): void {
  if (layers.length === 0 && isOverlay()) goBack();
  // The router's own fields stay, so that it sees no other page.
  else if (layers.length > 0 && !isOverlay()) history.pushState({ ...history.state, overlay: true }, '');
}

function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle, SETTLE_MS);
}

globalThis.addEventListener?.('popstate', () => {
  const top = layers.at(-1);
  // A way back that was begun here is nobody's wish to close anything.
  if (top && !isOverlay() && !isGoingBack()) {
    // A field takes over what was typed when it loses the focus.
    const { activeElement } = document;
    if (isTyping(activeElement) && activeElement instanceof HTMLElement) activeElement.blur();
    top.close();
  }
  arriveBack();
  settleSoon();
});

// Going back would call off a reload, or a way elsewhere, that has just begun.
globalThis.addEventListener?.('beforeunload', () => clearTimeout(timer));

/**
 * Makes the browser's Back close an overlay as long as it is rendered, the topmost first. All overlays share one
 * entry of the history, which comes back if `close` asks first and leaves again with the last overlay.
 */
export function useBackCloses(close: (() => void) | undefined): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const canClose = close !== undefined;
  useEffect(() => {
    if (!canClose) return undefined;
    const layer = { close: () => latest.current?.() };
    layers.push(layer);
    clearTimeout(timer);
    settle();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, [canClose]);
}
