import { useId } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { CircleAlert } from '../../ui/more-icons.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { gemsIn } from './form.ts';
import styles from './form.module.css';

interface PrizeFieldProps {
  readonly prize: string;
  readonly least: number;
  /** Gems of the player, and of the group's bank, which pays first. */
  readonly own: number;
  readonly bank: number;
  readonly isWrong: boolean;
  readonly onLeave: () => void;
  readonly onChange: (prize: string) => void;
}

const Gems = ({ count }: { readonly count: number }) => (
  <span className={styles['gems']}>
    <PixelIcon name="gem" label={t('header.gems')} /> {formatNumber(count)}
  </span>
);

function Balance({
  own,
  bank,
  prize,
}: {
  readonly own: number;
  readonly bank: number;
  readonly prize: number;
}) {
  const left = own - Math.max(0, (Number.isNaN(prize) ? 0 : prize) - bank);
  return (
    <dl className={styles['balance']}>
      {bank > 0 && (
        <div>
          <dt>{t('challenges.inBank')}</dt>
          <dd>
            <Gems count={bank} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('challenges.youHave')}</dt>
        <dd>
          <Gems count={own} />
        </dd>
      </div>
      <div>
        <dt>{t('challenges.left')}</dt>
        <dd>{left < 0 ? t('challenges.gemsToGo', { count: -left }) : <Gems count={left} />}</dd>
      </div>
    </dl>
  );
}

/** The prize in gems, by buttons, typing or arrow keys, with who pays it. */
export function PrizeField({ prize, least, own, bank, isWrong, onLeave, onChange }: PrizeFieldProps) {
  const id = useId();
  const gems = gemsIn(prize);
  const max = own + bank;
  const set = (wanted: number) => onChange(String(Math.max(least, Math.min(max, wanted))));
  const problem = gems < least ? t('challenges.prizeNeeded') : t('challenges.prizeWrong', { max });
  return (
    <div className={styles['prize']}>
      <label htmlFor={id} className={styles['label']}>
        {t('challenges.prize')}
      </label>
      <div className={styles['prizeBox']}>
        <div className={styles['prizeLine']}>
          <Stepper
            id={id}
            fewer={t('challenges.fewerGems')}
            more={t('challenges.moreGems')}
            isLeast={!(gems > least)}
            isMost={gems >= max}
            min={least}
            max={max}
            value={prize}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-hint${isWrong ? ` ${id}-error` : ''}`}
            onStep={(by) => set((Number.isNaN(gems) ? 0 : gems) + by)}
            onBlur={onLeave}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <p>{t('challenges.payHint')}</p>
        </div>
        <Balance own={own} bank={bank} prize={gems} />
      </div>
      {isWrong && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          <CircleAlert size={16} aria-hidden="true" /> {problem}
        </p>
      )}
      <p id={`${id}-hint`} className={styles['hint']}>
        {t('challenges.setAside')}
      </p>
    </div>
  );
}
