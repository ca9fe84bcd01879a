import type { OpenProfile } from '../../lib/profile-address.ts';
import { t } from '../../i18n/i18n.ts';
import { useMember } from '../../member-kit/use-member.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { BlockedNote, OthersTools } from './others-tools.tsx';
import { personOf } from './person.ts';
import { type OwnProfile, ProfileDialog } from './profile-dialog.tsx';
import styles from './profile.module.css';

interface ProfileScreenProps extends OpenProfile {
  readonly own: OwnProfile;
  readonly onClose: () => void;
}

/** Whether an id or username is that of this player. */
function isSelf(who: string, { player }: OwnProfile): boolean {
  const name = who.replace(/^@/, '').toLowerCase();
  return name === player._id || name === player.auth.local.username?.toLowerCase();
}

function Waiting({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => void }) {
  if (!isError) return <Skeleton count={2} />;
  return (
    <LoadFailed title={t('profile.unreachable')} hint={t('profile.unreachableHint')} onRetry={onRetry} />
  );
}

function OthersProfile({ address: { who, tab }, isOverPage, onClose }: Omit<ProfileScreenProps, 'own'>) {
  const { data, isError, refetch } = useMember(who);
  if (data) {
    const shown = { who, tab, isOverPage, onClose };
    const person = personOf(data);
    const others = { tools: <OthersTools person={person} />, note: <BlockedNote person={person} /> };
    return <ProfileDialog person={person} {...shown} {...others} />;
  }
  return (
    <Dialog bare routed width="40rem" title={t('profile.profile')} onClose={onClose}>
      <div className={styles['waiting']}>
        {data === null ? (
          <EmptyState title={t('profile.notFound')} hint={t('profile.notFoundHint')} />
        ) : (
          <Waiting isError={isError} onRetry={() => void refetch()} />
        )}
      </div>
    </Dialog>
  );
}

/** The profile of an address: one's own comes from the game, another's from the server. */
export function ProfileScreen({ own, ...rest }: ProfileScreenProps) {
  const { who, tab } = rest.address;
  if (!isSelf(who, own)) return <OthersProfile key={who} {...rest} />;
  const { isOverPage, onClose } = rest;
  const shown = { who, tab, isOverPage, onClose, own };
  return <ProfileDialog person={personOf(own.player)} {...shown} />;
}
