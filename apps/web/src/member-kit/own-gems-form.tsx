import { GEMS_PER_BALANCE } from '@everdeed/rules';
import { type FormEvent, useState } from 'react';
import { dispatch } from '../data/dispatch.ts';
import { usePlayerPart } from '../data/hooks.ts';
import { useOffline } from '../data/use-offline.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceChip } from '../ui/chip.tsx';
import { Field, TextArea } from '../ui/field.tsx';
import { CircleAlert } from '../ui/more-icons.ts';
import type { Addressee } from './addressee.ts';
import styles from './gift-dialog.module.css';
import { giveGems } from './member-actions.ts';
import { useObjections } from './objections.ts';

/** Amounts to choose from: our own. */
const AMOUNTS = [1, 5, 10, 20] as const;
/** Characters of the message that goes with a gift (seed 1, section 6). */
const MAX_MESSAGE = 200;

export interface GiftProps {
  readonly to: Addressee;
  readonly onClose: () => void;
}

/** A whole amount above 0; undefined for anything else. */
const amountIn = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : undefined;

function problemOf(typed: string, owned: number): string | undefined {
  const gems = amountIn(typed);
  if (gems === undefined) return t('members.giftAmountWrong');
  return gems > owned ? t('members.giftTooMany', { count: owned }) : undefined;
}

function Amounts({
  typed,
  owned,
  onType,
}: {
  readonly typed: string;
  readonly owned: number;
  readonly onType: (typed: string) => void;
}) {
  const isWrong = typed !== '' && problemOf(typed, owned);
  return (
    <div>
      <div className={styles['amounts']} role="group" aria-label={t('members.giftAmounts')}>
        {AMOUNTS.filter((amount) => amount <= owned).map((amount) => (
          <ChoiceChip
            key={amount}
            chosen={amountIn(typed) === amount}
            onChange={() => onType(String(amount))}
          >
            {t('members.gems', { count: amount })}
          </ChoiceChip>
        ))}
      </div>
      <Field
        label={t('members.giftAmount')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed}
        error={isWrong}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}

/** Why no gift can be given, in place of the form. */
const Reason = ({ children }: { readonly children: string }) => (
  <p className={styles['reason']}>
    <CircleAlert size={18} aria-hidden="true" />
    {children}
  </p>
);

/** Why this player can give them nothing now; undefined if they can. */
function useReason(to: Addressee, owned: number): string | undefined {
  const offline = useOffline();
  const [objection] = useObjections(to.id, 'transfer-gems') ?? [];
  if (objection !== undefined) return objection;
  if (owned === 0) return t('members.giftNone');
  return offline ? t('members.giftOffline') : undefined;
}

/** Asks how many of one's own gems to give to another player, and what to say with them. */
export function OwnGems({ to, onClose }: GiftProps) {
  const owned = Math.floor(usePlayerPart(({ balance }) => balance) * GEMS_PER_BALANCE);
  const reason = useReason(to, owned);
  const [typed, setTyped] = useState(() => String(Math.min(5, Math.max(1, owned))));
  const [message, setMessage] = useState('');
  const gems = problemOf(typed, owned) === undefined ? amountIn(typed) : undefined;
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (gems === undefined) return;
    const told = t('members.giftTold', { count: gems, name: to.name });
    if (dispatch(giveGems({ memberId: to.id, gems, message: message.trim(), told })).ok) onClose();
  };
  if (reason) {
    return (
      <>
        <Reason>{reason}</Reason>
        <div className={styles['foot']}>
          <Button kind="plain" onClick={onClose}>
            {t('ui.close')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <form className={styles['form']} noValidate onSubmit={give}>
      <Amounts typed={typed} owned={owned} onType={setTyped} />
      <TextArea
        label={t('members.giftMessage')}
        optional
        rows={3}
        maxLength={MAX_MESSAGE}
        hint={t('members.giftMessageHint', { count: message.length, max: MAX_MESSAGE })}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <p className={styles['sum']}>
        <span>{t('members.giftOwned', { count: owned })}</span>
        <strong>{t('members.giftLeft', { count: owned - (gems ?? 0) })}</strong>
      </p>
      <div className={styles['foot']}>
        <Button kind="plain" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button kind="primary" type="submit" disabled={gems === undefined}>
          {gems === undefined ? t('members.giveNothing') : t('members.give', { count: gems })}
        </Button>
      </div>
    </form>
  );
}
