import type { Player } from '@everdeed/rules';
import { useRef } from 'react';
import { dispatch } from '../../../data/dispatch.ts';
import { t } from '../../../i18n/i18n.ts';
import { castSpell } from '../../../skill-kit/cast-spell.tsx';
import { showToast } from '../../../ui/toast-store.ts';

/** Whether somebody would get the mana; who cannot be asked about might. */
const hasTakers = async (player: Player): Promise<boolean> => {
  const part = await import('./mana-takers.ts').catch(() => undefined);
  return part ? part.hasManaTakers(player) : true;
};

/**
 * Casts a skill that is not aimed. Mana is shared only where somebody gets some: whoever joins a party or leaves it
 * changes that at any time, so it is asked at the moment of casting, and once however often it is pressed meanwhile.
 */
export function useCast(player: Player, isOffline: boolean): (key: string) => void {
  const isAsking = useRef(false);
  const share = async (key: string) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const helps = await hasTakers(player);
    isAsking.current = false;
    if (helps) void dispatch(castSpell({ key }));
    else showToast({ type: 'info', text: t('skills.noTakers') });
  };
  return (key) => {
    if (key === 'mpheal' && !isOffline) void share(key);
    else void dispatch(castSpell({ key }));
  };
}
