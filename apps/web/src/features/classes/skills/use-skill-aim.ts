import type { Task } from '@everdeed/rules';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { dispatch } from '../../../data/dispatch.ts';
import { useGame } from '../../../data/store.ts';
import { afterPaint } from '../../../lib/after-paint.ts';
import { castSpell } from '../../../skill-kit/cast-spell.tsx';
import { useAim } from '../../../task-kit/aim.ts';
import { targetsOf } from './skill-model.ts';
import { targetFor } from './target.tsx';

const endAim = (): void => useAim.setState({ aim: undefined });

const focusOn = (selector: string, options?: FocusOptions): void =>
  document.querySelector<HTMLElement>(selector)?.focus(options);

/** Hands the focus of a target that goes on to the card below it. Under a pointer, nothing is scrolled. */
function focusCard({ _id }: Task, byKeyboard: boolean): void {
  focusOn(`article[data-task="${CSS.escape(_id)}"]`, { preventScroll: !byKeyboard });
}

export interface SkillAim {
  /** The skill that waits for its task. */
  readonly waiting: string | undefined;
  /** How many tasks it may hit; undefined until that is known. */
  readonly count: number | undefined;
  /** Aims a skill; a keyboard goes straight to the first task. */
  readonly aimAt: (skill: string, byKeyboard: boolean) => void;
  readonly stop: () => void;
}

/** Aiming one skill at the cards of the board, until one is hit or the skill is put away. */
export function useSkillAim(): SkillAim {
  const [waiting, setWaiting] = useState<string>();
  const aim = useAim((state) => state.aim);
  const stop = useCallback(() => {
    setWaiting(undefined);
    endAim();
  }, []);
  const aimAt = useCallback(
    (skill: string, byKeyboard: boolean) => {
      const hit = (task: Task, isKey: boolean) => {
        // At once, before anybody sees that the focus is lost.
        flushSync(stop);
        focusCard(task, isKey);
        dispatch(castSpell({ key: skill, targetId: task._id }));
      };
      setWaiting(skill);
      // The bar answers first, then the cards.
      afterPaint(() => {
        const { view } = useGame.getState();
        if (!view) return;
        useAim.setState({
          aim: { targets: targetsOf(view.player, view.tasks), Target: targetFor(skill, hit) },
        });
        if (byKeyboard) afterPaint(() => focusOn('button[data-task]'));
      });
    },
    [stop],
  );
  useEffect(() => endAim, []);
  return { waiting, count: aim?.targets.size, aimAt, stop };
}
