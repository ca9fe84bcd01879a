import { useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import type { PayWay } from './use-payments.ts';

interface PayButtonsProps {
  readonly ways: readonly PayWay[];
  /** What is bought, with its price once it is chosen. */
  readonly label: string;
  /** Whether there is something to pay for. */
  readonly isReady: boolean;
  readonly busy: boolean;
  /** Of the first; the others stand back. */
  readonly kind?: ButtonProps['kind'];
  /** Whether the row ends with the first. */
  readonly isAtEnd?: boolean;
  /** `submit`: the first sends the form. */
  readonly type?: 'submit';
  readonly className?: string | undefined;
  readonly onPay: (way: PayWay) => void;
}

/** What the first button says: by which way only where that is not clear. */
function firstLabel({ ways, label, isReady }: PayButtonsProps): string {
  const [first] = ways;
  if (first === 'paypal') return t('pay.withPaypal', { what: label });
  return ways.length > 1 && isReady ? t('pay.byCard', { what: label }) : label;
}

/** A button for each way to pay that is open. */
export function PayButtons(props: PayButtonsProps) {
  const { ways, isReady, busy, kind = 'primary', isAtEnd, type, className, onPay } = props;
  const [chosen, setChosen] = useState<PayWay>();
  const pay = (way: PayWay) => {
    setChosen(way);
    onPay(way);
  };
  return (isAtEnd ? ways.toReversed() : ways).map((way) => {
    const isFirst = way === ways[0];
    const isSubmit = isFirst && type === 'submit';
    return (
      <Button
        key={way}
        kind={isFirst ? kind : 'quiet'}
        type={isSubmit ? 'submit' : 'button'}
        className={className}
        busy={busy && (chosen ?? ways[0]) === way}
        disabled={!isReady || (busy && (chosen ?? ways[0]) !== way)}
        onClick={isSubmit ? () => setChosen(way) : () => pay(way)}
      >
        {isFirst ? firstLabel(props) : t('pay.paypal')}
      </Button>
    );
  });
}
