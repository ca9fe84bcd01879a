import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import type { Addressee } from '../member-kit/addressee.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import styles from './give-form.module.css';
import { MemberField } from './member-field.tsx';
import { BesideNote, PayError, SandboxNote } from './notices.tsx';
import type { Order } from './order.ts';
import { PayButtons } from './pay-buttons.tsx';
import { useCheckout } from './use-checkout.ts';
import type { Payments, PayWay } from './use-payments.ts';

/** Characters of the message that goes with a gift (seed 1, section 5). */
const MAX_MESSAGE = 200;

/** What every form of a gift is given. */
export interface GiveProps {
  /** Whom it is for; absent: the form asks. */
  readonly to?: Addressee;
  readonly payments: Payments | undefined;
  /** Leaves the form, where it can be left. */
  readonly onCancel?: () => void;
  /** Whether giving is the next thing to do here. */
  readonly isMain?: boolean;
}

type Gift = (to: string, message: string) => Order;

interface GiveFormProps extends GiveProps {
  /** What is given; undefined until it is chosen. */
  readonly gift: Gift | undefined;
  readonly label: string;
  /** Where it is chosen. */
  readonly children: ReactNode;
}

function Words({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (message: string) => void;
}) {
  return (
    <TextArea
      label={t('pay.words')}
      optional
      rows={2}
      maxLength={MAX_MESSAGE}
      hint={t('pay.wordsHint', { count: value.length, max: MAX_MESSAGE })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Whom a gift is for, what it is, and a few words with it; then the way to where one pays. */
export function GiveForm({ to, payments, onCancel, isMain, gift, label, children }: GiveFormProps) {
  const [found, setFound] = useState<Addressee>();
  const [message, setMessage] = useState('');
  const { buy, busy, error, isBeside } = useCheckout();
  const receiver = to ?? found;
  const ways = payments?.ways ?? [];
  const give = (way: PayWay | undefined) => {
    if (receiver && gift && way && !busy) void buy(gift(receiver.id, message), way);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give(ways[0]);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {!to && <MemberField value={found} onChange={setFound} />}
      {children}
      <Words value={message} onChange={setMessage} />
      <SandboxNote payments={payments} />
      <PayError>{error}</PayError>
      <BesideNote isBeside={isBeside} />
      <div className={styles['foot']}>
        {onCancel && (
          <Button kind="plain" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        )}
        <PayButtons
          ways={ways}
          label={label}
          isReady={receiver !== undefined && gift !== undefined}
          busy={busy}
          kind={isMain ? 'primary' : 'secondary'}
          isAtEnd
          type="submit"
          onPay={give}
        />
      </div>
    </form>
  );
}
