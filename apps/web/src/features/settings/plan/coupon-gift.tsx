import { nameOf } from '@everdeed/content/words';
import type { Player } from '@everdeed/rules';
import { Item } from '../../../art/item.tsx';
import { t } from '../../../i18n/i18n.ts';
import { useNames } from '../../../item-kit/use-words.ts';
import { Link } from '../../../ui/link.tsx';
import { Plate } from '../../../ui/plate.tsx';
import styles from './plan.module.css';

type Gear = Pick<Player, 'items'>;

/** The gear that a code brought: what is owned after it and was not before. */
export const gearGained = (before: Gear, after: Gear): readonly string[] =>
  Object.entries(after.items.gear.owned).flatMap(([key, owned]) =>
    owned && before.items.gear.owned[key] !== true ? [key] : [],
  );

/** What a redeemed code brought, piece by piece. Nothing for somebody who had all of it. */
export function CouponGift({ gear }: { readonly gear: readonly string[] }) {
  const hasNames = useNames('gear');
  if (gear.length === 0) return <p className={styles['giftTold']}>{t('pay.redeemedBefore')}</p>;
  return (
    <>
      <p className={styles['giftTold']}>{t('pay.redeemed', { count: gear.length })}</p>
      <ul className={styles['giftPieces']}>
        {gear.map((key) => (
          <li key={key}>
            <Plate className={styles['giftPicture']}>
              <Item family="gear" name={key} scale={1} />
            </Plate>
            {/* The line keeps its place until the name is there. */}
            {hasNames ? nameOf('gear', key) : '\u00A0'}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/inventory/equipment">{t('pay.seeGear')}</Link>
      </p>
    </>
  );
}
