import { usePlayer } from '../../data/hooks.ts';
import { turnOff, turnOn, useReminderDevice } from '../../data/reminder-device.ts';
import { t } from '../../i18n/i18n.ts';
import { Switch } from '../../ui/field.tsx';
import { MessagesPart } from './messages-part.tsx';
import type { SettingProps } from './setting-props.ts';
import styles from './settings.module.css';

/** Whether this device reminds outside the page; each device chooses for itself. */
function DeviceReminders() {
  const state = useReminderDevice((device) => device.state);
  const cannot = state === 'denied' || state === 'unable';
  return (
    <section className={styles['group']} aria-labelledby="reminders">
      <h2 id="reminders">{t('settings.reminders')}</h2>
      <div className={styles['switches']}>
        <Switch
          label={t('settings.remindersDevice')}
          hint={t(cannot ? 'settings.remindersCannot' : 'settings.remindersHint')}
          checked={state === 'on'}
          disabled={cannot}
          onChange={(value) => void (value ? turnOn() : turnOff())}
        />
      </div>
    </section>
  );
}

/** Whether the player wants emails at all. A kind of email gets a switch here once the program sends it. */
function Mails({ onSet }: Pick<SettingProps, 'onSet'>) {
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

/** Reminders of this device, emails, and private messages. */
export function NotificationsSection(props: Pick<SettingProps, 'onSet'>) {
  return (
    <>
      <DeviceReminders />
      <Mails {...props} />
      <MessagesPart {...props} />
    </>
  );
}
