import { GOLD_PER_GEM, gemCap, type Player } from '@everdeed/rules';
import { type ReactNode, useState } from 'react';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { SUBSCRIPTION_PATH } from '../../lib/plan-address.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useWholeNumber } from '../../ui/whole-number.ts';
import styles from './gems.module.css';

/** Gems a subscriber can buy with gold in all once their plan has grown (rules-play-and-shops 8.2). */
const MOST_GEMS = 50;

interface GoldProps {
  /** Whether nothing costs money here: gold is then the only way. */
  readonly isFree: boolean;
  readonly onBuy: (count: number) => void;
  readonly onClose: () => void;
}

/** How many gems the player can buy with gold now, and what stands against more. */
function offerOf(player: Player): { readonly most: number; readonly why: string | undefined } {
  const cap = gemCap(player);
  const left = Math.max(0, cap - player.purchased.plan.gemsBought);
  const most = Math.min(left, Math.floor(player.stats.gp / GOLD_PER_GEM));
  if (left === 0) return { most, why: t('pay.goldAllBought', { count: cap }) };
  return { most, why: most === 0 ? t('pay.goldTooLittle', { gold: GOLD_PER_GEM }) : undefined };
}

const Row = ({ hint, children }: { readonly hint: string; readonly children?: ReactNode }) => (
  <div className={styles['gold']}>
    <Plate ground="raised" className={styles['coin']}>
      <PixelIcon name="coin" />
    </Plate>
    <div className={styles['goldWords']}>
      <strong>{t('pay.perk.gems')}</strong>
      <span>{hint}</span>
    </div>
    {children}
  </div>
);

function Purchase({ most, isFree, onBuy }: Pick<GoldProps, 'isFree' | 'onBuy'> & { readonly most: number }) {
  const [wanted, setWanted] = useState(1);
  const count = Math.min(most, wanted);
  const { set, field } = useWholeNumber({ value: count, max: most, onChange: setWanted });
  return (
    <div className={styles['buyGold']}>
      <Stepper
        aria-label={t('pay.howMany')}
        fewer={t('pay.fewer')}
        more={t('pay.oneMore')}
        isLeast={count <= 1}
        isMost={count >= most}
        onStep={(by) => set(count + by)}
        {...field}
      />
      <Button kind={isFree ? 'primary' : 'secondary'} onClick={() => onBuy(count)}>
        {t('pay.buyForGold', { count, gold: count * GOLD_PER_GEM })}
      </Button>
    </div>
  );
}

/** Gems for gold, for those who have a plan (rules-play-and-shops 4.4). */
export function GoldPart({ isFree, onBuy, onClose }: GoldProps) {
  const player = usePlayer();
  const { customerId, gemsBought } = player.purchased.plan;
  if (!customerId) {
    return (
      <Row hint={t('pay.goldForSubscribers', { gold: GOLD_PER_GEM, gems: MOST_GEMS })}>
        {!isFree && (
          <Link className={buttonLook} data-kind="quiet" to={SUBSCRIPTION_PATH} onClick={onClose}>
            {t('pay.seeSubscriptions')}
          </Link>
        )}
      </Row>
    );
  }
  const { most, why } = offerOf(player);
  return (
    <Row hint={why ?? t('pay.goldLeft', { gold: GOLD_PER_GEM, bought: gemsBought, cap: gemCap(player) })}>
      {most > 0 && <Purchase most={most} isFree={isFree} onBuy={onBuy} />}
    </Row>
  );
}
