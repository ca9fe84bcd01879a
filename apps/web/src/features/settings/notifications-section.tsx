import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Switch } from '../../ui/field.tsx';
import type { SettingProps } from './setting-props.ts';
import styles from './settings.module.css';

/** Emails that exist so far. */
const MAILS = [
  'importantAnnouncements',
  'majorUpdates',
  'weeklyRecaps',
  'onboarding',
  'newPM',
  'invitedParty',
  'invitedGuild',
  'invitedQuest',
  'questStarted',
  'kickedGroup',
  'wonChallenge',
  'giftedGems',
  'giftedSubscription',
  'subscriptionReminders',
  'contentRelease',
] as const;

/** Which emails the player wants. */
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
        {MAILS.map((name) => (
          <Switch
            key={name}
            label={t(`settings.mail.${name}`)}
            checked={!none && emailNotifications[name] !== false}
            disabled={none}
            onChange={(value) => set(name, value)}
          />
        ))}
      </div>
    </section>
  );
}
