import { memo, Suspense } from 'react';
import { formatNumber, formatSigned } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { loadAtLast } from '../../lib/load-later.ts';
import { Eye, Lock, MoveDown, MoveUp, PinOff } from '../../ui/icons.ts';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { currencyOf } from './purchase.ts';
import { onRewardKey } from './reward-keys.ts';
import styles from './rewards.module.css';
import { canUnpin, nameIn, type RewardCell } from './rewards-model.ts';
import type { RewardDeeds } from './use-reward-deeds.tsx';
import { ShopPicture } from './shop-picture.tsx';

const LockReason = loadAtLast(async () => ({
  default: await (await import('./lock-reason.tsx')).prepareReason(),
}));

const COIN_OF = { gold: 'coin', gems: 'gem', hourglasses: 'hourglass' } as const;

function menuOf(cell: RewardCell, deeds: RewardDeeds): MenuEntry[] {
  const unpin: MenuEntry[] = canUnpin(cell.item)
    ? [{ label: t('rewards.unpin'), icon: <PinOff size={18} />, onSelect: () => deeds.onUnpin(cell) }]
    : [];
  return [
    { label: t('rewards.look'), icon: <Eye size={18} />, onSelect: () => deeds.onOpen(cell) },
    { label: t('tasks.menu.up'), icon: <MoveUp size={18} />, onSelect: () => deeds.onStep(cell, -1) },
    { label: t('tasks.menu.down'), icon: <MoveDown size={18} />, onSelect: () => deeds.onStep(cell, 1) },
    ...unpin,
  ];
}

const ATTRIBUTES = ['str', 'int', 'con', 'per'] as const;

/** What it does, in a few words. */
function effectOf({ item }: RewardCell): string {
  if (item.pinType === 'potion') return t('rewards.potion');
  if (item.pinType === 'armoire') return t('rewards.armoire');
  if (item.pinType === 'debuffPotion') return t('rewards.cure');
  return ATTRIBUTES.filter((name) => item[name])
    .map((name) => `${t(`rewards.short.${name}`)} ${formatSigned(item[name] ?? 0)}`)
    .join(', ');
}

function Foot({ cell }: { readonly cell: RewardCell }) {
  const { item, state } = cell;
  if (state.kind === 'dear')
    return <span>{t(`rewards.missing.${currencyOf(item)}`, { count: state.missing })}</span>;
  if (state.kind === 'locked')
    return (
      <span className={styles['lock']}>
        <Lock size={13} strokeWidth={2} aria-hidden="true" />
        {state.reason.kind === 'health' ? (
          t('rewards.healthy')
        ) : (
          <Suspense fallback={t('rewards.locked')}>
            <LockReason reason={state.reason} item={item} />
          </Suspense>
        )}
      </span>
    );
  const effect = effectOf(cell);
  return effect === '' ? null : <span>{effect}</span>;
}

export interface RewardRowProps {
  readonly cell: RewardCell;
  readonly deeds: RewardDeeds;
  /** Whether a tap on it is being carried out. */
  readonly isBusy: boolean;
}

/** An item of the rewards column: its name looks closer, its price buys it. */
export const RewardRow = memo(function RewardRow({ cell, deeds, isBusy }: RewardRowProps) {
  const { item, state } = cell;
  const name = nameIn(cell);
  const currency = currencyOf(item);
  const canBuy = state.kind === 'ready';
  const isFree = item.value === 0;
  const price = isFree ? t('rewards.free') : t(`rewards.price.${currency}`, { count: item.value });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the board, for what is in it
    <article
      className={styles['row']}
      tabIndex={-1}
      aria-label={name}
      data-reward={cell.id}
      data-state={state.kind}
      onKeyDown={(event) => onRewardKey(event, cell, deeds)}
    >
      <Plate className={styles['plate']}>
        <ShopPicture name={item.class} scale={1} />
      </Plate>
      <div className={styles['words']}>
        <button type="button" className={styles['name']} onClick={() => deeds.onOpen(cell)}>
          {name}
        </button>
        <Foot cell={cell} />
      </div>
      <span className={styles['menu']}>
        <Menu
          trigger={
            <button
              type="button"
              className={`${styles['dots']} three-dots`}
              aria-label={t('tasks.menu', { title: name })}
            />
          }
          entries={menuOf(cell, deeds)}
        />
      </span>
      <button
        type="button"
        className={styles['price']}
        data-currency={currency}
        aria-disabled={!canBuy || undefined}
        aria-busy={isBusy || undefined}
        aria-label={t('rewards.buy', { name, price })}
        onClick={canBuy && !isBusy ? () => deeds.onBuy(cell) : undefined}
      >
        {!isFree && <PixelIcon name={COIN_OF[currency]} />}
        {isFree ? price : formatNumber(item.value)}
      </button>
    </article>
  );
});
