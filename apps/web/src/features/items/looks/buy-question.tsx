import { t } from '../../../i18n/i18n.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Plate } from '../../../ui/plate.tsx';
import styles from './buy-question.module.css';
import { Gems } from './look-cell.tsx';
import { nameOfLook, nameOfSet } from './look-words.ts';
import type { Tried } from './hero-panel.tsx';
import { OptionPicture } from './option-picture.tsx';

export interface BuyQuestionProps extends Tried {
  /** Whether the whole set is bought. */
  readonly whole: boolean;
  readonly gems: number;
  readonly isOffline: boolean;
  readonly onBuy: () => void;
  readonly onClose: () => void;
}

const Sum = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Gems count={count} />
      <span className="visually-hidden">{t('looks.gems', { count: formatNumber(count) })}</span>
    </dd>
  </div>
);

/** The question before gems are spent: what it costs, and what stays, or is missing. */
export function BuyQuestion({ option, set, whole, gems, isOffline, onBuy, onClose }: BuyQuestionProps) {
  const price = whole ? (set.price ?? 0) : option.price;
  const isShort = gems < price;
  const pictured = whole ? set.options.slice(0, 4) : [option];
  return (
    <Dialog
      onClose={onClose}
      title={t('looks.ask', { name: whole ? nameOfSet(set) : nameOfLook(option) })}
      {...(whole && { description: t('looks.askAll', { count: set.options.length }) })}
      portrait={
        <Plate size="large" className={styles['plate']} data-count={pictured.length}>
          {pictured.map(({ family, key, path }) => (
            <OptionPicture key={path} family={family} name={key} small />
          ))}
        </Plate>
      }
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button kind="primary" disabled={isOffline || isShort} onClick={onBuy}>
            {t('looks.buyFor', { count: price })}
          </Button>
        </>
      }
    >
      <dl className={styles['sum']}>
        <Sum name={t('looks.cost')} count={price} />
        <Sum name={t(isShort ? 'looks.missing' : 'looks.stays')} count={Math.abs(gems - price)} />
      </dl>
      {isOffline && <p role="status">{t('looks.offline')}</p>}
    </Dialog>
  );
}
