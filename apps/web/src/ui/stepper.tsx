import type { ComponentPropsWithRef } from 'react';
import { IconButton } from './button.tsx';
import { Glyph } from './glyph.tsx';
import styles from './stepper.module.css';

interface StepperProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** What the buttons are called. */
  readonly fewer: string;
  readonly more: string;
  readonly isLeast: boolean;
  readonly isMost: boolean;
  readonly onStep: (by: 1 | -1) => void;
}

/** A whole number between a button for one fewer and one for one more; at its end it takes the focus from the button. */
export function Stepper({ fewer, more, isLeast, isMost, onStep, ...input }: StepperProps) {
  return (
    <div role="group" tabIndex={-1} className={styles['stepper']}>
      <IconButton label={fewer} disabled={isLeast} onClick={() => onStep(-1)}>
        <Glyph name="minus" cell={1.5} />
      </IconButton>
      <input type="number" inputMode="numeric" className={styles['number']} {...input} />
      <IconButton label={more} disabled={isMost} onClick={() => onStep(1)}>
        <Glyph name="plus" cell={1.5} />
      </IconButton>
    </div>
  );
}
