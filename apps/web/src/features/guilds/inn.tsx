import { Avatar } from '../../art/avatar.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Switch } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './tavern.module.css';

/** Resting, which works at once; the toast takes it back (UI, "World boss"). */
export function Inn({ onToggleSleep }: { readonly onToggleSleep: () => void }) {
  const player = usePlayer();
  const isResting = player.preferences.sleep;
  const toggle = () => {
    onToggleSleep();
    showToast({
      type: 'success',
      text: t(isResting ? 'guilds.nowAwake' : 'guilds.nowResting'),
      action: { label: t('ui.undo'), run: onToggleSleep },
    });
  };
  return (
    <section className={styles['inn']} aria-label={t('guilds.rest')}>
      <span className={`${styles['portrait']} stepped-3`} aria-hidden="true">
        <Avatar player={player} scale={2} show="alone" />
      </span>
      <div className={styles['innWords']}>
        <h2>{t(isResting ? 'guilds.resting' : 'guilds.awake')}</h2>
        <p>{t(isResting ? 'guilds.restingHint' : 'guilds.awakeHint')}</p>
      </div>
      <Switch label={t('guilds.rest')} checked={isResting} onChange={toggle} />
    </section>
  );
}
