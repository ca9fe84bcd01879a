import type { Player, PlayerClass } from '@everdeed/rules';
import { nameOf } from '@everdeed/content/words';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { useNames } from '../../item-kit/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Info } from '../../ui/more-icons.ts';
import { Segment } from '../../ui/segment.tsx';
import { CLASSES, gearOf, gemsMissing, priceOf, type Tier } from './choice.ts';
import styles from './class-choice.module.css';
import { ClassPlate } from './class-plate.tsx';

interface ClassChoiceProps {
  readonly player: Player;
  /** Whether it opened by itself. */
  readonly isUnasked: boolean;
  readonly isBusy: boolean;
  /** Why it could not be done. */
  readonly error: string | undefined;
  readonly onChoose: (name: PlayerClass) => void;
  /** Plays without a class. */
  readonly onRenounce: () => void;
  /** Puts it off. */
  readonly onClose: () => void;
}

/** The class that is in use; undefined without one. */
const currentClass = ({ flags, preferences, stats }: Player): PlayerClass | undefined =>
  flags.classSelected && !preferences.disableClasses ? stats.class : undefined;

/** What the button says that chooses a class: its price, or the gems that are missing for it. */
function offerOf(chosen: PlayerClass, price: number, missing: number): string {
  const name = t(`classes.become.${chosen}`);
  if (missing > 0) return t('classes.gemsMissing', { name, count: missing });
  return price > 0 ? t('classes.becomeFor', { name, price }) : name;
}

/** What choosing this class brings. */
function Consequence({
  player,
  chosen,
  price,
}: {
  readonly player: Player;
  readonly chosen: PlayerClass;
  readonly price: number;
}) {
  useNames('gear');
  const { points, lvl } = player.stats;
  const weapon = nameOf('gear', gearOf(chosen, 'first').weapon ?? '');
  const isAgain = price > 0 || player.preferences.disableClasses;
  return (
    <p className={styles['brings']}>
      <Info size={18} />
      {isAgain
        ? t('classes.pointsBack', { points: Math.min(lvl, 100) })
        : t('classes.brings', { weapon, points: Math.floor(points) })}
    </p>
  );
}

/** Scrolls sideways until the plate that is chosen stands in the middle. */
function showChosen(list: HTMLElement): void {
  const plate = list.querySelector('input:checked')?.parentElement?.getBoundingClientRect();
  const { left, width } = list.getBoundingClientRect();
  if (plate) list.scrollLeft += plate.left + plate.width / 2 - (left + width / 2);
}

/** The plates; on a phone one at a time, and the one that is swiped to is chosen. */
function Plates({
  player,
  tier,
  chosen,
  onChange,
  onConfirm,
}: {
  readonly player: Player;
  readonly tier: Tier;
  readonly chosen: PlayerClass;
  readonly onChange: (name: PlayerClass) => void;
  readonly onConfirm: () => void;
}) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) showChosen(list.current);
  }, []);
  const onScroll = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = list.current ?? {};
    const room = scrollWidth - clientWidth;
    const seen = room > 0 ? CLASSES[Math.round((scrollLeft / room) * (CLASSES.length - 1))] : undefined;
    if (seen && seen !== chosen) onChange(seen);
  };
  return (
    <>
      <div
        ref={list}
        role="radiogroup"
        aria-label={t('classes.title')}
        className={styles['plates']}
        onScroll={onScroll}
      >
        {CLASSES.map((name) => (
          <ClassPlate
            key={name}
            player={player}
            name={name}
            tier={tier}
            group={group}
            isChosen={name === chosen}
            onChoose={() => onChange(name)}
            onConfirm={onConfirm}
          />
        ))}
      </div>
      <div className={styles['dots']} aria-hidden="true">
        {CLASSES.map((name) => (
          <i key={name} data-on={name === chosen || undefined} />
        ))}
      </div>
    </>
  );
}

/** Asks once before all points go to Strength. */
const RenounceQuestion = ({
  onYes,
  onClose,
}: {
  readonly onYes: () => void;
  readonly onClose: () => void;
}) => (
  <Confirm
    title={t('classes.without')}
    hint={t('classes.withoutHint')}
    yes={t('classes.without')}
    onYes={onYes}
    onClose={onClose}
  />
);

/** Choosing a class, trying on its gear; later, changing it for its price. */
export function ClassChoice({
  player,
  isUnasked,
  isBusy,
  error,
  onChoose,
  onRenounce,
  onClose,
}: ClassChoiceProps) {
  const current = currentClass(player);
  const [chosen, setChosen] = useState<PlayerClass>(current ?? 'warrior');
  const [tier, setTier] = useState<Tier>('first');
  const [asks, setAsks] = useState(false);
  const price = priceOf(player);
  const missing = gemsMissing(player, price);
  const isSame = chosen === current;
  const isOffered = !isSame && missing === 0;
  const confirm = () => onChoose(chosen);
  return (
    <Dialog
      centred
      unasked={isUnasked}
      width="66rem"
      title={t(current ? 'classes.changeTitle' : 'classes.title')}
      description={t(current ? 'classes.changeHint' : 'classes.hint', { price: formatNumber(price) })}
      onClose={onClose}
      actions={
        <div className={styles['foot']}>
          {!player.preferences.disableClasses && (
            <Button kind="quiet" onClick={() => setAsks(true)}>
              {t('classes.without')}
            </Button>
          )}
          <p className={styles['note']}>{price === 0 && t('classes.laterPrice')}</p>
          {error && (
            <p className={styles['error']} role="alert">
              {error}
            </p>
          )}
          <Button onClick={onClose}>{t(current ? 'ui.cancel' : 'classes.later')}</Button>
          <Button kind="primary" busy={isBusy} disabled={!isOffered} onClick={confirm}>
            {isSame ? t('classes.isYours', { name: t(`class.${chosen}`) }) : offerOf(chosen, price, missing)}
          </Button>
        </div>
      }
    >
      <div className={styles['try']}>
        <Segment
          label={t('classes.tryOn')}
          value={tier}
          options={[
            { value: 'first', label: t('classes.first') },
            { value: 'finest', label: t('classes.finest') },
          ]}
          onChange={setTier}
        />
        <p className={styles['note']}>{t('classes.tryOnHint')}</p>
      </div>
      <Plates
        player={player}
        tier={tier}
        chosen={chosen}
        onChange={setChosen}
        onConfirm={() => isOffered && !isBusy && confirm()}
      />
      {!isSame && <Consequence player={player} chosen={chosen} price={price} />}
      {asks && <RenounceQuestion onYes={onRenounce} onClose={() => setAsks(false)} />}
    </Dialog>
  );
}
