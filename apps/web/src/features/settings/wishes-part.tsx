import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Switch } from '../../ui/field.tsx';
import type { SettingProps } from './setting-props.ts';
import styles from './settings.module.css';

/** What both tell of, in the order of the page (wire-user-and-tasks 2: names of preferences). */
const SHARED = [
  'newPM',
  'invitedParty',
  'invitedGuild',
  'invitedQuest',
  'questStarted',
  'giftedGems',
  'giftedSubscription',
  'wonChallenge',
] as const;
const KINDS = {
  emailNotifications: [...SHARED, 'kickedGroup'],
  pushNotifications: [
    ...SHARED.slice(0, 1),
    'partyActivity',
    'mentionParty',
    'mentionJoinedGuild',
    'mentionUnjoinedGuild',
    ...SHARED.slice(1),
  ],
} as const;

interface WishesProps extends Pick<SettingProps, 'onSet'> {
  readonly of: keyof typeof KINDS;
  readonly title: string;
  /** The switch for none at all, and what it does. */
  readonly none: string;
  readonly noneHint: string;
}

/** What the player wants to be told of by email or by push: each kind that the program sends has a switch. */
export function WishesPart({ of, title, none, noneHint, onSet }: WishesProps) {
  const wishes = usePlayer().preferences[of];
  const isNone = wishes['unsubscribeFromAll'] === true;
  const set = (name: string, value: boolean) => onSet(`preferences.${of}.${name}`, value);
  return (
    <section className={styles['group']} aria-labelledby={of}>
      <h2 id={of}>{title}</h2>
      <div className={styles['switches']}>
        <Switch
          label={none}
          hint={noneHint}
          checked={isNone}
          onChange={(value) => set('unsubscribeFromAll', value)}
        />
        {!isNone &&
          KINDS[of].map((kind) => (
            <Switch
              key={kind}
              label={t(`settings.tell.${kind}`)}
              checked={wishes[kind] !== false}
              onChange={(value) => set(kind, value)}
            />
          ))}
      </div>
    </section>
  );
}
