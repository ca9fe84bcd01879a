import { findEgg, findFood, findPotion } from '@everdeed/content';
import { wordsOf } from '@everdeed/content/words';
import { useState } from 'react';
import { dispatch } from '../../../data/dispatch.ts';
import { usePlayer } from '../../../data/hooks.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { sellItem } from '../../../item-kit/sell-action.tsx';
import { useWords } from '../../../item-kit/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PixelIcon } from '../../../ui/pixel-icon.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { Quantity } from '../quantity.tsx';
import styles from './closer.module.css';
import { colourOf, descriptionOfThing, nameOfThing, WORDS_OF } from './names.ts';
import type { CountedFamily, Thing } from './owned.ts';
import { isPairFamily, progressOf } from './pairing.ts';
import { ThingPicture } from './thing-picture.tsx';
import { questNote } from './thing-rows.tsx';

/** What one of them is sold for, in gold; undefined if it cannot be sold. */
function priceOf({ family, key }: Thing): number | undefined {
  if (key === 'Saddle') return undefined;
  const finders = { eggs: findEgg, hatchingPotions: findPotion, food: findFood } as const;
  return family === 'quests' ? undefined : finders[family](key)?.value;
}

function factOf(thing: Thing, player: Parameters<typeof progressOf>[0]): string | undefined {
  const { family, key } = thing;
  if (isPairFamily(family)) {
    const { hatched, all } = progressOf(player, { family, key });
    return t('things.progress', { hatched: formatNumber(hatched), all: formatNumber(all) });
  }
  if (family === 'quests') return questNote(key);
  const target = findFood(key)?.target;
  return target ? t('closer.favourite', { colour: colourOf(target) }) : t('things.saddleFor');
}

type Sellable = Exclude<CountedFamily, 'quests'>;

function Sale({
  thing: { family, key, count },
  price,
  onSold,
}: {
  readonly thing: Thing & { readonly family: Sellable };
  readonly price: number;
  readonly onSold: () => void;
}) {
  const [wanted, setWanted] = useState(1);
  // There may be fewer by now.
  const amount = Math.min(wanted, count);
  const sell = () => {
    if (
      dispatch(sellItem({ type: family, key, amount, name: nameOfThing({ family, key }) })).ok &&
      amount === count
    )
      onSold();
  };
  return (
    <section className={styles['sale']} aria-label={t('closer.sell')}>
      <p className={styles['each']}>
        <PixelIcon name="coin" /> {t('closer.each', { gold: formatNumber(price) })}
      </p>
      <Quantity value={amount} max={count} onChange={setWanted} />
      <Button wide onClick={sell}>
        {t('closer.sellFor', { gold: formatNumber(price * amount) })}
      </Button>
    </section>
  );
}

const isSellable = (thing: Thing): thing is Thing & { readonly family: Sellable } =>
  thing.family !== 'quests';

export interface CloserProps {
  readonly thing: Thing;
  readonly onClose: () => void;
}

/** A thing up close: what it is like, what it is good for, and how to sell some of it. */
export function Closer({ thing, onClose }: CloserProps) {
  const player = usePlayer();
  useWords(WORDS_OF[thing.family]);
  const price = priceOf(thing);
  const name =
    thing.family === 'hatchingPotions'
      ? (wordsOf('potions', thing.key)?.name ?? nameOfThing(thing))
      : nameOfThing(thing);
  const have = t('closer.have', { count: formatNumber(thing.count) });
  return (
    <Dialog
      onClose={onClose}
      title={name}
      description={factOf(thing, player)}
      portrait={
        <Plate size="large" className={styles['plate']}>
          <ThingPicture thing={thing} scale={4} />
        </Plate>
      }
    >
      <p className={styles['tale']}>{descriptionOfThing(thing)}</p>
      <p className={styles['have']}>
        {have} {thing.key === 'Saddle' && t('closer.noSaddleSale')}
      </p>
      {isSellable(thing) && price !== undefined && <Sale thing={thing} price={price} onSold={onClose} />}
    </Dialog>
  );
}
