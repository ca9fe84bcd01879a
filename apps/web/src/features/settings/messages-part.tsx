import { dispatch } from '../../data/dispatch.ts';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { OVER_PAGE, profilePath } from '../../lib/profile-address.ts';
import { toggleBlock } from '../../member-kit/member-actions.ts';
import { useMember } from '../../member-kit/use-member.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import type { SettingProps } from './setting-props.ts';
import styles from './settings.module.css';

/** Somebody who is blocked. Whose account is gone has no name any more. */
function Blocked({ id }: { readonly id: string }) {
  const { data } = useMember(id);
  const name = data?.profile.name ?? (data === null ? t('settings.blockedGone') : '…');
  return (
    <li className={styles['choice']}>
      {data ? (
        <Link to={profilePath(id)} state={OVER_PAGE}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <Button
        aria-label={t('settings.unblockName', { name })}
        onClick={() => void dispatch(toggleBlock({ memberId: id }))}
      >
        {t('settings.unblock')}
      </Button>
    </li>
  );
}

/** Whether others may write, and who may not. */
export function MessagesPart({ onSet }: Pick<SettingProps, 'onSet'>) {
  const { inbox } = usePlayer();
  return (
    <section className={styles['group']} aria-labelledby="messages">
      <h2 id="messages">{t('settings.messages')}</h2>
      <div className={styles['switches']}>
        <Switch
          label={t('settings.optOut')}
          hint={t('settings.optOutHint')}
          checked={inbox.optOut}
          onChange={(value) => onSet('inbox.optOut', value)}
        />
      </div>
      <h3>{t('settings.blocked')}</h3>
      {inbox.blocks.length === 0 ? (
        <p className={styles['hint']}>{t('settings.blockedNone')}</p>
      ) : (
        <ul aria-label={t('settings.blocked')}>
          {inbox.blocks.map((id) => (
            <Blocked key={id} id={id} />
          ))}
        </ul>
      )}
    </section>
  );
}
