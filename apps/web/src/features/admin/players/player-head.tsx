import { valueIn } from '@everdeed/content/values';
import type { ReactNode } from 'react';
import { Avatar } from '../../../art/avatar.tsx';
import { Scene } from '../../../art/scene.tsx';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { OVER_PAGE, profilePath } from '../../../lib/profile-address.ts';
import { useMember } from '../../../member-kit/use-member.ts';
import { TierMark } from '../../../social-kit/tier-mark.tsx';
import { useMinute } from '../../../task-kit/use-minute.ts';
import { buttonLook, IconButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Calendar, Check, Copy, Mail } from '../../../ui/icons.ts';
import { Link } from '../../../ui/link.tsx';
import { Clock, Flag } from '../../../ui/more-icons.ts';
import { KeyRound, MessageSquareOff } from '../../../ui/site-icons.ts';
import { showToast } from '../../../ui/toast-store.ts';
import admin from '../admin.module.css';
import { lastSeen, seenWords } from './last-seen.ts';
import styles from './player-head.module.css';
import type { Details, Hero } from './queries.ts';
import { waysOf } from './sign-in-ways.ts';

const SIZE = { size: 14, 'aria-hidden': true } as const;

const textAt = (value: unknown, ...path: string[]): string => {
  const found = valueIn(value, ...path);
  return typeof found === 'string' ? found : '';
};

interface HeadProps {
  readonly hero: Hero;
  readonly details: Details | undefined;
}

/** What stands out about somebody. */
function States({ hero, details }: HeadProps) {
  const { auth, flags, purchased } = hero;
  const muted = <MessageSquareOff {...SIZE} />;
  return (
    <>
      {valueIn(auth, 'blocked') === true && <Chip kind="danger">{t('admin.isBlocked')}</Chip>}
      {valueIn(flags, 'chatRevoked') === true && (
        <Chip kind="danger" icon={muted}>
          {t('admin.isMuted')}
        </Chip>
      )}
      {valueIn(flags, 'chatShadowMuted') === true && (
        <Chip kind="danger" icon={muted}>
          {t('admin.isShadowMuted')}
        </Chip>
      )}
      {textAt(purchased, 'plan', 'customerId') && <Chip>{t('admin.subscriber')}</Chip>}
      {details && details.openReports > 0 && (
        <Chip icon={<Flag {...SIZE} />}>{t('admin.reportsOf', { count: details.openReports })}</Chip>
      )}
    </>
  );
}

const Fact = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <span>
    {icon} {children}
  </span>
);

/** How to reach somebody, how they sign in, and since when and until when they were here. */
function Facts({ hero: { auth }, details }: HeadProps) {
  const now = useMinute();
  const email = textAt(auth, 'local', 'email');
  const created = textAt(auth, 'timestamps', 'created');
  const seen = lastSeen(textAt(auth, 'timestamps', 'loggedin'), details?.devices);
  const ways = waysOf(details);
  return (
    <p className={styles['facts']}>
      {email && (
        <Fact icon={<Mail {...SIZE} />}>
          {email}
          {details?.signIns.confirmedEmail === email && (
            <span className={styles['confirmed']}>
              <Check {...SIZE} /> <span className="visually-hidden">{t('admin.confirmed')}</span>
            </span>
          )}
        </Fact>
      )}
      {ways && <Fact icon={<KeyRound {...SIZE} />}>{ways}</Fact>}
      {created && (
        <Fact icon={<Calendar {...SIZE} />}>
          {t('admin.since', { date: formatDate(created, { dateStyle: 'medium' }) })}
        </Fact>
      )}
      {seen && <Fact icon={<Clock {...SIZE} />}>{seenWords(seen, now)}</Fact>}
    </p>
  );
}

function CopyId({ id }: { readonly id: string }) {
  const copy = async () => {
    if (await copyText(id)) showToast({ type: 'success', text: t('admin.idCopied') });
  };
  return (
    <p className={styles['id']}>
      <span className={admin['code']}>{id}</span>
      <IconButton small label={t('admin.copyId')} onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
      </IconButton>
    </p>
  );
}

/** The portrait before what they have put behind themselves. */
function Portrait({ id }: { readonly id: string }) {
  const { data: member } = useMember(id);
  return (
    <span className={`${styles['portrait']} stepped-3`} aria-hidden="true">
      {member && (
        <>
          <Scene background={member.preferences.background ?? ''} scale={2} />
          <Avatar player={member} scale={2} show="alone" />
        </>
      )}
    </span>
  );
}

/** Who the player is. */
export function PlayerHead({ hero, details }: HeadProps) {
  const { auth, profile, contributor, _id } = hero;
  return (
    <header className={styles['head']}>
      <Portrait id={_id} />
      <div className={styles['who']}>
        <div className={styles['name']}>
          <h2>{profile.name}</h2>
          <TierMark tier={contributor.level ?? 0} />
          <span className={admin['hint']}>@{textAt(auth, 'local', 'username')}</span>
          <States hero={hero} details={details} />
        </div>
        <Facts hero={hero} details={details} />
        <CopyId id={_id} />
      </div>
      <Link className={buttonLook} data-kind="secondary" to={profilePath(_id)} state={OVER_PAGE}>
        {t('admin.openProfile')}
      </Link>
    </header>
  );
}
