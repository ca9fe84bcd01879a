import { loadWords, t } from '../../i18n/i18n.ts';
import { useCommonGearNames } from '../../item-kit/use-words.ts';
import type { LockReason as Reason } from './item-state.ts';
import { lockWords } from './lock-words.ts';
import type { ShopItem } from './shop-types.ts';

export interface LockReasonProps {
  readonly reason: Reason;
  readonly item: Pick<ShopItem, 'text'>;
}

/** Why an item among the rewards is locked: what it comes after has a name, which is there a moment later. */
function LockReason({ reason, item }: LockReasonProps) {
  const isNamed = useCommonGearNames();
  return isNamed || reason.kind !== 'tier' ? lockWords(reason, item) : t('rewards.locked');
}

/** It with the words of the shops, which the task screen does without while nothing there is locked. */
export async function prepareReason() {
  await loadWords('shops');
  return LockReason;
}
