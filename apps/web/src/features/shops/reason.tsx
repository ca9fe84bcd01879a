import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { CloudOff, Lock } from '../../ui/icons.ts';
import { CircleAlert } from '../../ui/more-icons.ts';
import styles from './item-dialog.module.css';
import { stateOf } from './item-state.ts';
import { lockWords } from './lock-words.ts';
import { currencyOf } from './purchase.ts';
import type { ShopItem } from './shop-types.ts';

/** Why the button rests, with what can be done. */
export function Reason({ item, offline }: { readonly item: ShopItem; readonly offline: boolean }) {
  const player = usePlayer();
  const state = stateOf(player, item);
  if (state.kind === 'owned') return <p className={styles['reason']}>{t('shops.ownedAlready')}</p>;
  if (state.kind === 'locked')
    return (
      <p className={styles['reason']}>
        <Lock size={18} aria-hidden="true" /> {lockWords(state.reason, item)}
      </p>
    );
  if (state.kind === 'dear')
    return (
      <p className={styles['reason']}>
        <CircleAlert size={18} aria-hidden="true" />
        {t(`shops.dear.${currencyOf(item)}`, { count: state.missing })}
      </p>
    );
  if (!offline) return null;
  return (
    <p className={styles['reason']} role="status">
      <CloudOff size={18} aria-hidden="true" />
      {t(item.pinType === 'armoire' ? 'shops.offlineArmoire' : 'shops.offline')}
    </p>
  );
}
