import { type ComponentProps, useState } from 'react';

interface WholeNumber {
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/**
 * A whole number from 1 to `max` in a field. An emptied field stays empty until the next digit or until it is left, and
 * counts as 1 meanwhile: a 1 that comes by itself would turn the 2 that is typed next into 12.
 */
export function useWholeNumber({ value, max, onChange }: WholeNumber) {
  const [isEmpty, setEmpty] = useState(false);
  const set = (wanted: number): void => {
    setEmpty(Number.isNaN(wanted));
    onChange(Math.min(max, Math.max(1, Math.trunc(wanted) || 1)));
  };
  const field = {
    min: 1,
    max,
    value: isEmpty ? '' : value,
    onChange: ({ currentTarget }) => set(currentTarget.valueAsNumber),
    onBlur: () => setEmpty(false),
  } satisfies ComponentProps<'input'>;
  return { set, field } as const;
}
