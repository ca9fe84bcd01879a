import { useId } from 'react';
import type { GamePlayer } from '../../../data/game.ts';
import { t } from '../../../i18n/i18n.ts';
import { useWords } from '../../../item-kit/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dices, Undo2 } from '../../../ui/more-icons.ts';
import { Segment } from '../../../ui/segment.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { HeroFrame } from '../hero-frame.tsx';
import styles from './hero-panel.module.css';
import { familyOfRemark, nameOfLook, nameOfSet, remarkOn, saleWords } from './look-words.ts';
import { Gems } from './look-cell.tsx';
import { isForSale, type LookOption, type LookSet } from './wardrobe.ts';

/** What is tried on, with the set that it belongs to. */
export interface Tried {
  readonly option: LookOption;
  readonly set: LookSet;
}

const BARE = { equipped: {}, costume: {} } as const;

/** The player without gear and mount, so that looks can be seen; animal parts stay on. */
function withoutGear(hero: GamePlayer): GamePlayer {
  const { gear } = hero.items;
  const { headAccessory, back } = gear[hero.preferences.costume ? 'costume' : 'equipped'];
  const parts = Object.fromEntries(
    Object.entries({ headAccessory, back }).filter(([, key]) => /Ears$|Tail$/.test(key ?? '')),
  );
  const bare = { ...BARE, equipped: parts, costume: parts };
  return { ...hero, items: { ...hero.items, currentMount: '', gear: { ...gear, ...bare } } };
}

const shown = (hero: GamePlayer, geared: boolean) => (geared ? hero : withoutGear(hero));

interface OfferProps {
  readonly tried: Tried;
  readonly gems: number;
  readonly isOffline: boolean;
  readonly onBuy: (whole: boolean) => void;
  readonly onTakeOff: () => void;
}

/** A button with a price; if there are not enough gems, it rests and says how many are missing. */
function Buy({
  price,
  gems,
  isFirst,
  rests,
  children,
  onBuy,
}: {
  readonly price: number;
  readonly gems: number;
  readonly isFirst: boolean;
  readonly rests: boolean;
  readonly children: string;
  readonly onBuy: () => void;
}) {
  const missing = price - gems;
  const id = useId();
  return (
    <div className={styles['buy']} data-whole={!isFirst || undefined}>
      <Button
        kind={isFirst && missing <= 0 && !rests ? 'primary' : 'secondary'}
        wide
        disabled={missing > 0 || rests}
        aria-describedby={missing > 0 ? id : undefined}
        onClick={onBuy}
      >
        <span className={styles['priced']}>
          {children}
          <Gems count={price} isDear={missing > 0} />
          <span className="visually-hidden">{t('looks.gems', { count: price })}</span>
        </span>
      </Button>
      {missing > 0 && isFirst && (
        <p id={id} className={styles['missing']}>
          {t('looks.toGo', { count: missing })}
        </p>
      )}
    </div>
  );
}

function Offer({ tried: { option, set }, gems, isOffline, onBuy }: Omit<OfferProps, 'onTakeOff'>) {
  useWords(familyOfRemark(option));
  const sold = isForSale(set);
  const shared = { gems, rests: isOffline };
  return (
    <div className={styles['offer']}>
      <div className={styles['about']}>
        <h2>{nameOfLook(option)}</h2>
        <p>{remarkOn(option)}</p>
      </div>
      <div className={styles['buttons']}>
        {sold && (
          <Buy price={option.price} isFirst {...shared} onBuy={() => onBuy(false)}>
            {t('looks.buy')}
          </Buy>
        )}
        {sold && set.price !== undefined && (
          <Buy price={set.price} isFirst={false} {...shared} onBuy={() => onBuy(true)}>
            {t('looks.buyAll', { name: nameOfSet(set) })}
          </Buy>
        )}
        {!sold && <p className={styles['missing']}>{saleWords(set.sale)}</p>}
        {sold && isOffline && (
          <p className={styles['missing']} role="status">
            {t('looks.offline')}
          </p>
        )}
      </div>
    </div>
  );
}

/** Where the second picture fits: the panel stays in sight while the options scroll. */
const ROOM = '(min-width: 1100px) and (min-height: 840px)';

/** The same look the other way: with gear while the large picture is without, and without while it is with. */
function OtherWay({ hero, geared }: { readonly hero: GamePlayer; readonly geared: boolean }) {
  const worn = hero.preferences.costume ? 'looks.inCostume' : 'looks.inGear';
  return (
    <figure className={styles['other']}>
      <HeroFrame hero={shown(hero, !geared)} scale={3} small />
      <figcaption>{t(geared ? 'looks.withoutGear' : worn)}</figcaption>
    </figure>
  );
}

export interface HeroPanelProps extends Omit<OfferProps, 'tried'> {
  readonly hero: GamePlayer;
  readonly tried: Tried | undefined;
  readonly geared: boolean;
  readonly onGeared: (geared: boolean) => void;
  readonly onSurprise: () => void;
}

/** The hero as they would look, and what that costs. */
export function HeroPanel({
  hero,
  tried,
  geared,
  onGeared,
  onSurprise,
  onTakeOff,
  ...offer
}: HeroPanelProps) {
  const scale = useMedia('(max-width: 767.98px)') ? 3 : 4;
  const hasRoom = useMedia(ROOM);
  return (
    <section className={styles['panel']} aria-label={t('looks.hero')}>
      <HeroFrame
        hero={shown(hero, geared)}
        scale={scale}
        trying={tried && t('looks.trying')}
        className={styles['frame']}
      />
      <div className={styles['segment']}>
        <Segment
          label={t('looks.gear')}
          value={geared ? 'with' : 'without'}
          onChange={(value) => onGeared(value === 'with')}
          options={[
            { value: 'without', label: t('looks.withoutGear') },
            { value: 'with', label: t('looks.withGear') },
          ]}
        />
      </div>
      {tried ? <Offer tried={tried} {...offer} /> : <p className={styles['hint']}>{t('looks.hint')}</p>}
      <div className={styles['foot']} data-alone={!tried || undefined}>
        {tried && (
          <Button kind="plain" icon={<Undo2 size={18} aria-hidden="true" />} onClick={onTakeOff}>
            {t('looks.takeOff')}
          </Button>
        )}
        <Button
          kind="plain"
          className={styles['surprise']}
          icon={<Dices size={18} aria-hidden="true" />}
          onClick={onSurprise}
        >
          {t('looks.surprise')}
        </Button>
      </div>
      {hasRoom && <OtherWay hero={hero} geared={geared} />}
    </section>
  );
}
