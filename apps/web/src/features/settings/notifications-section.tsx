import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Switch } from '../../ui/field.tsx';
import type { SettingProps } from './setting-props.ts';
import styles from './settings.module.css';

/** Whether the player wants emails at all. A kind of email gets a switch here once the program sends it. */
export function NotificationsSection({ onSet }: SettingProps) {
  const { emailNotifications } = usePlayer().preferences;
  const none = emailNotifications['unsubscribeFromAll'] === true;
  const set = (name: string, value: boolean) => onSet(`preferences.emailNotifications.${name}`, value);
  return (
    <section className={styles['group']} aria-labelledby="mails">
      <h2 id="mails">{t('settings.mails')}</h2>
      <div className={styles['switches']}>
        <Switch
          label={t('settings.mailsAll')}
          hint={t('settings.mailsAllHint')}
          checked={none}
          onChange={(value) => set('unsubscribeFromAll', value)}
        />
      </div>
    </section>
  );
}
