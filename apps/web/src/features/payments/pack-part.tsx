import { type GemPack, gemPacks } from '@everdeed/content';
import { gemsOfPack } from '@everdeed/rules';
import { type ReactNode, useId, useState } from 'react';
import { serverNow } from '../../data/server-clock.ts';
import { t } from '../../i18n/i18n.ts';
import { formatPrice } from '../../pay-kit/money.ts';
import { BesideNote, PayError, SandboxNote } from '../../pay-kit/notices.tsx';
import { PayButtons } from '../../pay-kit/pay-buttons.tsx';
import { useCheckout } from '../../pay-kit/use-checkout.ts';
import type { Payments } from '../../pay-kit/use-payments.ts';
import { Button } from '../../ui/button.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './gems.module.css';

/** Rows of gems on the plates of the packs, from the smallest to the largest. */
const HEAPS: readonly (readonly number[])[] = [[1], [1, 2], [2, 3], [1, 2, 3]];

const Heap = ({ rows }: { readonly rows: readonly number[] }) => (
  <Plate className={styles['heap']}>
    {rows.map((count) => (
      <span key={count}>
        {Array.from({ length: count }, (_, index) => (
          <PixelIcon key={index} name="gem" scale={2} />
        ))}
      </span>
    ))}
  </Plate>
);

interface PackProps {
  readonly pack: GemPack;
  readonly rows: readonly number[];
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Pack({ pack, rows, name, chosen, onChoose }: PackProps) {
  const gems = gemsOfPack(pack, serverNow());
  return (
    <label className={styles['pack']}>
      <input type="radio" name={name} checked={chosen} onChange={onChoose} />
      <Heap rows={rows} />
      <strong>{t('pay.packGems', { count: gems })}</strong>
      {gems > pack.gems && (
        <span>
          <s aria-hidden="true">{pack.gems}</s> {t('pay.more', { count: gems - pack.gems })}
        </span>
      )}
      <strong className={styles['price']}>{formatPrice(pack.priceCents)}</strong>
    </label>
  );
}

interface PackPartProps {
  readonly payments: Payments;
  readonly onClose: () => void;
  /** What stands between the packs and the buttons. */
  readonly children: ReactNode;
}

const labelOf = (pack: GemPack | undefined): string =>
  pack
    ? t('pay.buyGems', { count: gemsOfPack(pack, serverNow()), price: formatPrice(pack.priceCents) })
    : t('pay.buy');

/** The packs, of which none is chosen at first, and the way to where one pays. */
export function PackPart({ payments, onClose, children }: PackPartProps) {
  const name = useId();
  const [key, setKey] = useState<string>();
  const { buy, busy, error, isBeside } = useCheckout();
  const pack = gemPacks.find((one) => one.key === key);
  return (
    <>
      <div role="radiogroup" aria-label={t('pay.packs')} className={styles['packs']}>
        {gemPacks.map((one, index) => (
          <Pack
            key={one.key}
            pack={one}
            rows={HEAPS[index] ?? [1]}
            name={name}
            chosen={one.key === key}
            onChoose={() => setKey(one.key)}
          />
        ))}
      </div>
      {children}
      <SandboxNote payments={payments} />
      <PayError>{error}</PayError>
      <BesideNote isBeside={isBeside} />
      <div className={styles['foot']}>
        <p className={styles['note']}>{t('pay.nextPage')}</p>
        <Button kind="plain" onClick={onClose}>
          {t('pay.notNow')}
        </Button>
        <PayButtons
          ways={payments.ways}
          label={labelOf(pack)}
          isReady={pack !== undefined}
          busy={busy}
          isAtEnd
          onPay={(way) => pack && void buy({ kind: 'gems', pack: pack.key }, way)}
        />
      </div>
    </>
  );
}
