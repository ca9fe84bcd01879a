import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dispatch } from '../../../data/dispatch.ts';
import type { GamePlayer } from '../../../data/game.ts';
import type { Things } from './owned.ts';
import { useEscape } from '../use-escape.ts';
import {
  type Half,
  isHatching,
  type Match,
  matchesOf,
  matchOf,
  type Pair,
  type PairFamily,
  pairOf,
  petOf,
} from './pairing.ts';
import { idOf } from './pair-cell.tsx';
import { tapOn } from './tap.ts';
import { hatchPet } from './thing-actions.tsx';

interface State {
  readonly chosen?: Half | undefined;
  /** What the pointer or the focus is on, or what a tap could not join. */
  readonly aimed?: Half | undefined;
  /** What hatched last, until the next choice. */
  readonly hatched?: Pair | undefined;
}

/** A pair that is looked at, with what it would give. */
export interface Aim {
  readonly pair: Pair;
  readonly match: Match;
}

const cellOf = (half: Half): HTMLElement | null =>
  document.querySelector(`[data-half="${CSS.escape(idOf(half))}"]`);

/** Keeps the focus near where it was when the cell under it is used up. */
function useFocusKept(things: Things) {
  const last = useRef<{ readonly family: PairFamily; readonly place: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: was } = last;
    if (!was || document.activeElement !== document.body) return;
    const left = things[was.family];
    const next = left[Math.min(was.place, left.length - 1)];
    if (next) cellOf({ family: was.family, key: next.key })?.focus({ preventScroll: true });
    last.current = undefined;
  }, [things]);
  return (half: Half) => {
    last.current = {
      family: half.family,
      place: things[half.family].findIndex(({ key }) => key === half.key),
    };
  };
}

/** Choosing an egg and a potion, one after the other, and hatching them. */
export function usePairing(player: GamePlayer, things: Things) {
  const [state, setState] = useState<State>({});
  const isLeft = (half: Half | undefined) => half && things[half.family].some(({ key }) => key === half.key);
  // What is used up, or was taken back, is no longer shown.
  const chosen = isLeft(state.chosen) ? state.chosen : undefined;
  const hatched =
    state.hatched && (player.items.pets[petOf(state.hatched)] ?? 0) > 0 ? state.hatched : undefined;
  const matches = useMemo(
    () => (chosen ? matchesOf(player, chosen, things) : undefined),
    [player, chosen, things],
  );
  const aimed = isLeft(state.aimed) ? state.aimed : undefined;
  const keepFocus = useFocusKept(things);

  const join = (pair: Pair, tapped: Half) => {
    if (!isHatching(matchOf(player, pair))) {
      setState((before) => ({ ...before, aimed: tapped, hatched: undefined }));
      return;
    }
    keepFocus(tapped);
    if (dispatch(hatchPet(pair)).ok) setState({ hatched: pair });
  };
  const tap = (half: Half, byKeyboard: boolean) => {
    const asked = tapOn(half, chosen);
    if (asked.kind === 'join') join(asked.pair, half);
    else setState(asked.kind === 'choose' ? { chosen: half } : {});
    if (asked.kind === 'choose' && byKeyboard) focusFirstNew(player, half, things);
  };
  // Cells are memoised: they get the same functions each time.
  const latest = useRef({ tap, join });
  useLayoutEffect(() => {
    latest.current = { tap, join };
  });
  const onTap = useCallback((half: Half, byKeyboard: boolean) => latest.current.tap(half, byKeyboard), []);
  const onJoin = useCallback((one: Half, other: Half) => latest.current.join(pairOf(one, other), other), []);
  const onAim = useCallback(
    (half: Half | undefined) => setState((before) => ({ ...before, aimed: half })),
    [],
  );
  const putBack = useCallback(() => {
    setState(({ chosen: half }) => {
      if (half && document.activeElement?.matches('[data-half]')) cellOf(half)?.focus();
      return {};
    });
  }, []);
  const choose = useCallback((half: Half) => setState({ chosen: half }), []);
  useEscape(chosen !== undefined || hatched !== undefined, putBack);
  const aim: Aim | undefined =
    chosen && aimed && aimed.family !== chosen.family
      ? { pair: pairOf(chosen, aimed), match: matches?.get(aimed.key) ?? 'unfit' }
      : undefined;
  return { chosen, aimed, aim, hatched, matches, onTap, onJoin, onAim, choose, putBack };
}

export type Pairing = ReturnType<typeof usePairing>;

/** By keyboard, the way to the second tap is short: the focus goes to the first of the others that would hatch. */
function focusFirstNew(player: GamePlayer, chosen: Half, things: Things): void {
  const found = [...matchesOf(player, chosen, things)].find(([, match]) => match === 'new');
  if (!found) return;
  const [key] = found;
  cellOf({ family: chosen.family === 'eggs' ? 'hatchingPotions' : 'eggs', key })?.focus();
}
