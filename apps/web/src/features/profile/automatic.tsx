import type { Player } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Select, Switch } from '../../ui/field.tsx';
import type { OwnActions } from './own-actions.ts';
import styles from './stats.module.css';

const MODES = ['flat', 'classbased', 'taskbased'] as const;

/** Points that are spent by themselves. */
export function Automatic({ player, actions }: { readonly player: Player; readonly actions: OwnActions }) {
  const { automaticAllocation, allocationMode } = player.preferences;
  const points = Math.floor(player.stats.points);
  const mode = MODES.find((one) => one === allocationMode) ?? 'flat';
  return (
    <section className={styles['automatic']} aria-label={t('profile.automatic')}>
      <Switch
        label={t('profile.automatic')}
        hint={t('profile.automaticHint')}
        checked={automaticAllocation === true}
        onChange={(on) => actions.onSet({ 'preferences.automaticAllocation': on })}
      />
      {automaticAllocation && (
        <Select
          label={t('profile.mode')}
          value={mode}
          options={MODES.map((value) => ({ value, label: t(`profile.mode.${value}`) }))}
          onChange={(value) => actions.onSet({ 'preferences.allocationMode': value })}
        />
      )}
      {automaticAllocation && points > 0 && (
        <Button onClick={actions.onAllocateAll}>{t('profile.allocateNow', { count: points })}</Button>
      )}
    </section>
  );
}
