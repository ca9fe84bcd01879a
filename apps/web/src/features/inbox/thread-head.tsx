import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayerPart } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { INBOX_PATH } from '../../lib/conversation-address.ts';
import { OVER_PAGE, profilePath } from '../../lib/profile-address.ts';
import type { Addressee } from '../../member-kit/addressee.ts';
import { GiftDialog } from '../../member-kit/later.ts';
import { toggleBlock } from '../../member-kit/member-actions.ts';
import type { Member } from '../../member-kit/use-member.ts';
import { Face } from '../../social-kit/face.tsx';
import { levelWords } from '../../social-kit/level-words.ts';
import { Button } from '../../ui/button.tsx';
import { User } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { ArrowLeft, Ban, Gift } from '../../ui/more-icons.ts';
import styles from './thread.module.css';

interface ThreadHeadProps {
  readonly to: Addressee;
  /** Absent while it is fetched, and if their account is gone. */
  readonly member: Member | undefined;
}

function Who({ to, member }: ThreadHeadProps) {
  const username = member?.auth.local.username;
  const partyId = usePlayerPart(({ party }) => party._id);
  const isMate = partyId !== undefined && member?.party._id === partyId;
  return (
    <div className={styles['who']}>
      <h2 title={to.name}>
        {member ? (
          <Link to={profilePath(to.id)} state={OVER_PAGE}>
            {to.name}
          </Link>
        ) : (
          <span>{to.name}</span>
        )}
      </h2>
      {member && (
        <p>
          {username && <span>@{username}</span>}
          <span>{levelWords(member)}</span>
          {isMate && <span>{t('inbox.inYourParty')}</span>}
        </p>
      )}
    </div>
  );
}

/** Who the conversation is with, and what else can be done to them. */
export function ThreadHead({ to, member }: ThreadHeadProps) {
  const navigate = useNavigate();
  const isBlocked = usePlayerPart(({ inbox }) => inbox.blocks.includes(to.id));
  const isSelf = usePlayerPart(({ _id }) => _id === to.id);
  const [isGiving, setIsGiving] = useState(false);
  const entries: readonly MenuEntry[] = [
    {
      label: t('inbox.profile'),
      icon: <User size={18} aria-hidden="true" />,
      onSelect: () => void navigate(profilePath(to.id), { state: OVER_PAGE }),
    },
    {
      label: t(isBlocked ? 'inbox.unblock' : 'inbox.block', { name: to.name }),
      icon: <Ban size={18} aria-hidden="true" />,
      onSelect: () => void dispatch(toggleBlock({ memberId: to.id })),
    },
  ];
  return (
    <header className={styles['head']}>
      <Link to={INBOX_PATH} className={styles['back']} aria-label={t('inbox.back')} title={t('inbox.back')}>
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
      <Face look={member} />
      <Who to={to} member={member} />
      {member && !isSelf && (
        <div className={styles['tools']}>
          {!isBlocked && (
            <Button
              className={styles['gift']}
              aria-label={t('inbox.gift')}
              icon={<Gift size={18} aria-hidden="true" />}
              onClick={() => setIsGiving(true)}
            >
              <span>{t('inbox.gift')}</span>
            </Button>
          )}
          <MoreMenu label={t('inbox.more', { name: to.name })} entries={entries} />
        </div>
      )}
      {isGiving && (
        <Suspense>
          <GiftDialog to={to} onClose={() => setIsGiving(false)} />
        </Suspense>
      )}
    </header>
  );
}
