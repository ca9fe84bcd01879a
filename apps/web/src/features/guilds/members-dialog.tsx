import { useDeferredValue, useState } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { t } from '../../i18n/i18n.ts';
import { MemberRow } from '../../social-kit/member-row.tsx';
import type { useAct } from '../../social-kit/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { FilterTabs } from '../../ui/segment.tsx';
import styles from './guilds.module.css';
import { MemberLine } from './member-line.tsx';
import { type Guild, useInvites, useMembers } from './queries.ts';
import type { Standing } from './roles.ts';

interface MembersProps {
  readonly guild: Guild;
  readonly standing: Standing;
  readonly acting: ReturnType<typeof useAct>;
}

type Pages = Pick<ReturnType<typeof useMembers>, 'hasNextPage' | 'isFetchingNextPage'> & {
  readonly fetchNextPage: () => unknown;
};

/** Fetches the next page, if there is one. */
function ShowMore({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages) {
  if (!hasNextPage) return null;
  return (
    <Button kind="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('guilds.showMore')}
    </Button>
  );
}

function All({ guild, standing, acting }: MembersProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { members, isError, refetch, ...pages } = useMembers(standing.selfId, guild._id, search);
  return (
    <>
      <SearchField label={t('guilds.findMember')} value={text} onChange={setText} />
      {!members && isError && <LoadFailed title={t('guilds.membersFailed')} onRetry={() => void refetch()} />}
      {!members && !isError && <Skeleton />}
      <p role="status" className={styles['hint']}>
        {members?.length === 0 && t('guilds.nobody')}
      </p>
      <ul className={styles['rows']}>
        {members?.map((member) => (
          <li key={member._id}>
            <MemberLine guild={guild} member={member} standing={standing} acting={acting} />
          </li>
        ))}
      </ul>
      <ShowMore {...pages} />
    </>
  );
}

/** Who is invited; the invitations can be taken back. */
function Pending({ guild, standing, acting: { isBusy, act } }: MembersProps) {
  const { invited, isError, refetch, ...pages } = useInvites(standing.selfId, guild._id);
  if (!invited && isError)
    return <LoadFailed title={t('guilds.membersFailed')} onRetry={() => void refetch()} />;
  if (!invited) return <Skeleton count={1} />;
  if (invited.length === 0) return <p className={styles['hint']}>{t('guilds.noPending')}</p>;
  return (
    <>
      <ul className={styles['rows']}>
        {invited.map(({ _id, profile: { name }, auth, ...look }) => (
          <li key={_id}>
            <MemberRow id={_id} name={name} username={auth.local.username} look={look}>
              <Button
                busy={isBusy}
                aria-label={t('guilds.takeBackOf', { name })}
                onClick={() =>
                  void act(groupCalls.removeMember, {
                    params: { groupId: guild._id, memberId: _id },
                    query: {},
                    body: {},
                  })
                }
              >
                {t('guilds.takeBack')}
              </Button>
            </MemberRow>
          </li>
        ))}
      </ul>
      <ShowMore {...pages} />
    </>
  );
}

/** Everybody in the guild, page by page; for those who may manage it, also who is invited. */
export function MembersDialog({ onClose, ...props }: MembersProps & { readonly onClose: () => void }) {
  const [tab, setTab] = useState<'members' | 'pending'>('members');
  return (
    <Dialog title={t('guilds.members')} onClose={onClose} width="36rem">
      <div className={styles['form']}>
        {props.standing.canManage && (
          <FilterTabs
            label={t('guilds.members')}
            value={tab}
            options={[
              { value: 'members', label: t('guilds.members') },
              { value: 'pending', label: t('guilds.pending') },
            ]}
            onChange={setTab}
          />
        )}
        {tab === 'members' ? <All {...props} /> : <Pending {...props} />}
      </div>
    </Dialog>
  );
}
