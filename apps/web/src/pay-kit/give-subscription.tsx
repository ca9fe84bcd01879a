import { isGiftOneGetOne } from '@everdeed/rules';
import { useState } from 'react';
import { serverNow } from '../data/server-clock.ts';
import { t } from '../i18n/i18n.ts';
import { BlockList } from './block-list.tsx';
import { openBlocks } from './blocks.ts';
import { GiveForm, type GiveProps } from './give-form.tsx';
import styles from './give-form.module.css';
import { centsOf, formatPrice } from './money.ts';

/** Gives somebody a subscription, which does not renew itself (rules-play-and-shops 8.7). */
export function GiveSubscription(props: GiveProps) {
  const [key, setKey] = useState<string>();
  const block = openBlocks().find((one) => one.key === key);
  return (
    <GiveForm
      {...props}
      gift={block && ((to, message) => ({ kind: 'giftSubscription', to, block: block.key, message }))}
      label={
        block
          ? t('pay.giveFor', { count: block.months, price: formatPrice(centsOf(block.price)) })
          : t('pay.give')
      }
    >
      <div>
        <p className={styles['label']} aria-hidden="true">
          {t('pay.howLong')}
        </p>
        <BlockList label={t('pay.howLong')} blocks={openBlocks()} value={key} isClose onChange={setKey} />
      </div>
      {isGiftOneGetOne(serverNow()) && <p>{t('pay.giftOneGetOne')}</p>}
    </GiveForm>
  );
}
