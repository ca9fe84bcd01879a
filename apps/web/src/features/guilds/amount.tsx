import { formatNumber } from '../../i18n/format.ts';

interface AmountProps {
  readonly value: number;
  /** The value with what it counts, for those who do not see the icon beside it. */
  readonly words: string;
}

/** A number beside an icon. */
export const Amount = ({ value, words }: AmountProps) => (
  <>
    <span className="visually-hidden">{words}</span>
    <span aria-hidden="true">{formatNumber(value)}</span>
  </>
);
