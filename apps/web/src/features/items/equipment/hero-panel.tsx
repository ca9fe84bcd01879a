import { gearTypes } from '@everdeed/content';
import { nameOf } from '@everdeed/content/words';
import { ATTRIBUTES, type GearSlot, hasClass } from '@everdeed/rules';
import { Icon } from '../../../art/icon.tsx';
import { Item } from '../../../art/item.tsx';
import type { GamePlayer } from '../../../data/game.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/field.tsx';
import { Lock, Shirt } from '../../../ui/icons.ts';
import { Swords } from '../../../ui/more-icons.ts';
import { Segment } from '../../../ui/segment.tsx';
import { HeroFrame } from '../hero-frame.tsx';
import { Difference } from './figures.tsx';
import styles from './hero-panel.module.css';
import { type Figures, type GearSet, totalsIn, wornAfter, wornIn, wornInBothHands } from './pieces.ts';

/** The player as they would look in a set of gear with a piece tried on. */
function dressed(player: GamePlayer, set: GearSet, tried: string | undefined): GamePlayer {
  const { gear } = player.items;
  const worn = tried === undefined ? gear[set] : wornAfter(player, set, tried);
  return {
    ...player,
    preferences: { ...player.preferences, costume: set === 'costume' },
    items: { ...player.items, gear: { ...gear, [set]: worn } },
  };
}

interface TotalsProps {
  readonly now: Figures;
  readonly after: Figures;
}

/** The totals; what would change is struck, with what it would become. */
const Totals = ({ now, after }: TotalsProps) => (
  <dl className={styles['totals']}>
    {ATTRIBUTES.map((attribute) => {
      const change = after[attribute] - now[attribute];
      return (
        <div key={attribute} className={styles['total']}>
          <dt>
            <Icon name={attribute} size={16} />
            <span className={styles['long']}>{t(`tasks.attribute.${attribute}`)}</span>
            <span className={styles['brief']}>{t(`gear.short.${attribute}`)}</span>
          </dt>
          <dd>
            {change !== 0 && <s>{formatNumber(now[attribute], 1)}</s>}
            <strong>{formatNumber(after[attribute], 1)}</strong>
          </dd>
          <dd className={styles['change']}>{change !== 0 && <Difference value={change} />}</dd>
        </div>
      );
    })}
  </dl>
);

interface SlotsProps {
  readonly hero: GamePlayer;
  readonly set: GearSet;
  readonly tried: GearSlot | undefined;
  readonly onSlot: (slot: GearSlot) => void;
}

function Slots({ hero, set, tried, onSlot }: SlotsProps) {
  const worn = hero.items.gear[set];
  const bothHands = wornInBothHands(worn);
  return (
    <ul className={styles['slots']} aria-label={t('gear.slots')}>
      {gearTypes.map((slot) => {
        const key = wornIn(worn, slot);
        const isTaken = slot === 'shield' && bothHands !== undefined;
        const what = key === undefined ? t(isTaken ? 'gear.taken' : 'gear.bare') : nameOf('gear', key);
        return (
          <li key={slot}>
            <button
              type="button"
              className={`${styles['slot']}${key === undefined ? '' : ' stepped'}`}
              data-bare={key === undefined || undefined}
              data-tried={tried === slot || undefined}
              aria-label={t('gear.slotHas', { slot: t(`gear.slot.${slot}`), what })}
              title={t('gear.slotHas', { slot: t(`gear.slot.${slot}`), what })}
              onClick={() => onSlot(slot)}
            >
              {key !== undefined && <Item family="gear" name={key} scale={2} />}
              {key === undefined &&
                (isTaken ? <Lock size={18} aria-hidden="true" /> : <span aria-hidden="true">+</span>)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export interface HeroPanelProps {
  readonly player: GamePlayer;
  readonly set: GearSet;
  readonly onSet: (set: GearSet) => void;
  /** The piece that is tried on, if it is not worn. */
  readonly tried: { readonly key: string; readonly slot: GearSlot } | undefined;
  readonly onSlot: (slot: GearSlot) => void;
  readonly onTakeOff: () => void;
  readonly onPreference: (path: string, value: boolean) => void;
}

/** The hero as dressed, with totals, slots and what goes for all gear. */
export function HeroPanel({ player, set, onSet, tried, onSlot, onTakeOff, onPreference }: HeroPanelProps) {
  const hero = dressed(player, set, tried?.key);
  const { costume, autoEquip } = player.preferences;
  const now = totalsIn(player, player.items.gear.equipped);
  const after = set === 'costume' ? now : totalsIn(player, hero.items.gear.equipped);
  return (
    <section className={styles['panel']} aria-label={t('gear.hero')}>
      <div className={styles['strip']}>
        <HeroFrame hero={hero} scale={4} trying={tried && t('gear.trying')} className={styles['frame']} />
        <Totals now={now} after={after} />
      </div>
      <div className={styles['segment']}>
        <Segment
          label={t('gear.set')}
          value={set}
          onChange={onSet}
          options={[
            { value: 'equipped', label: t('gear.battle'), icon: <Swords size={18} aria-hidden="true" /> },
            { value: 'costume', label: t('gear.costume'), icon: <Shirt size={18} aria-hidden="true" /> },
          ]}
        />
      </div>
      <p className={styles['note']}>
        {set === 'costume'
          ? t(costume ? 'gear.costumeShown' : 'gear.costumeHidden')
          : hasClass(player) && t('gear.classBonus', { name: t(`class.${player.stats.class}`) })}
      </p>
      <Slots hero={hero} set={set} tried={tried?.slot} onSlot={onSlot} />
      <div className={styles['switches']}>
        <Switch
          label={t('gear.showCostume')}
          checked={costume}
          onChange={(on) => onPreference('preferences.costume', on)}
        />
        <Switch
          label={t('gear.autoEquip')}
          checked={autoEquip}
          onChange={(on) => onPreference('preferences.autoEquip', on)}
        />
        <Button kind="plain" className={styles['takeOff']} onClick={onTakeOff}>
          {t('gear.takeOff')}
        </Button>
      </div>
    </section>
  );
}
