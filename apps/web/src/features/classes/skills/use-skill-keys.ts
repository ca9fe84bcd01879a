import { useEffect } from 'react';
import { isInOverlay, isTyping } from '../../../lib/typing.ts';

export interface SkillKeys {
  /** Whether a skill waits for its task. */
  readonly isWaiting: boolean;
  /** Takes the skill at this place, from 0. */
  readonly onTake: (place: number) => void;
  readonly onStop: () => void;
}

/** Keys 1 to 4 take a skill, Escape puts it away. Typing and open dialogs keep their keys. */
export function useSkillKeys({ isWaiting, onTake, onStop }: SkillKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target) || isInOverlay(target))
        return;
      if (key === 'Escape' && isWaiting) onStop();
      else if (/^[1-4]$/.test(key)) onTake(Number(key) - 1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isWaiting, onTake, onStop]);
}
