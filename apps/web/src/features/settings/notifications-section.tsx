import { turnOff, turnOn, useReminderDevice } from '../../data/reminder-device.ts';
import { t } from '../../i18n/i18n.ts';
import { Switch } from '../../ui/field.tsx';
import { MessagesPart } from './messages-part.tsx';
import type { SettingProps } from './setting-props.ts';
import styles from './settings.module.css';
import { WishesPart } from './wishes-part.tsx';

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

/** Reminders and pushes of this device, emails, and private messages. */
export function NotificationsSection(props: Pick<SettingProps, 'onSet'>) {
  return (
    <>
      <DeviceReminders />
      <WishesPart
        of="pushNotifications"
        title={t('settings.pushes')}
        none={t('settings.pushesNone')}
        noneHint={t('settings.pushesNoneHint')}
        {...props}
      />
      <WishesPart
        of="emailNotifications"
        title={t('settings.mails')}
        none={t('settings.mailsAll')}
        noneHint={t('settings.mailsAllHint')}
        {...props}
      />
      <MessagesPart {...props} />
    </>
  );
}
