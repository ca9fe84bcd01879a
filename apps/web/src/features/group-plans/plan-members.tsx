import { useId } from 'react';
import { usePlayer } from '../../data/hooks.ts';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { groupPlanPath } from '../../lib/group-plan-address.ts';
import { OVER_PAGE, profilePath } from '../../lib/profile-address.ts';
import { Face } from '../../social-kit/face.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { Link } from '../../ui/link.tsx';
import { UserPlus } from '../../ui/more-icons.ts';
import styles from './plan-members.module.css';
import { type Group, type Member, useEveryMember } from './queries.ts';

/** Rows at most; who else there is stands on the page of the group. */
const MAX_ROWS = 6;

/** Who leads a group, and who pays for it. */
interface Heads {
  readonly leaderId: string;
  readonly payerId: string | undefined;
  readonly managers: Group['managers'];
}

/** What somebody is in the group, the weightiest first. */
function rolesOf(id: string, { leaderId, payerId, managers }: Heads): readonly string[] {
  return [
    ...(id === leaderId ? [t('plans.role.leader')] : []),
    ...(id === payerId ? [t('plans.role.payer')] : []),
    ...(id !== leaderId && managers?.[id] ? [t('plans.role.manager')] : []),
  ];
}

/** Those with more to say come first. */
const byRoles = (members: readonly Member[], heads: Heads): readonly Member[] =>
  members.toSorted((one, other) => rankOf(other._id, heads) - rankOf(one._id, heads));
const rankOf = (id: string, { leaderId, payerId, managers }: Heads): number =>
  Number(id === leaderId) * 4 + Number(id === payerId) * 2 + Number(managers?.[id] === true);

function Row({ member, heads }: { readonly member: Member; readonly heads: Heads }) {
  const { _id: selfId } = usePlayer();
  const { _id: id, profile } = member;
  const roles = rolesOf(id, heads);
  return (
    <li className={styles['row']}>
      <Face look={member} />
      <span>
        <Link to={profilePath(id)} state={OVER_PAGE}>
          {id === selfId ? t('plans.you') : profile.name}
        </Link>
        <span className={styles['role']}>{roles.join(', ') || t('plans.role.member')}</span>
      </span>
    </li>
  );
}

/** Everybody the plan is paid for, with the way to invite more. */
export function PlanMembers({ group, leaderId }: { readonly group: Group; readonly leaderId: string }) {
  const title = useId();
  const { _id: selfId } = usePlayer();
  const { members, isError } = useEveryMember(selfId, group._id);
  const { managers, memberCount, purchased, type } = group;
  const heads = { leaderId, payerId: purchased.plan?.owner ?? undefined, managers };
  const information = groupPlanPath(group._id, 'information');
  return (
    <section className={styles['panel']} aria-labelledby={title}>
      <div className={styles['head']}>
        <h2 id={title}>
          {t('plans.members')} <span>{formatNumber(memberCount)}</span>
        </h2>
        {type !== 'party' && (
          <Link className={buttonLook} data-kind="secondary" to={information}>
            <UserPlus size={18} aria-hidden="true" /> {t('plans.invite')}
          </Link>
        )}
      </div>
      {members && (
        <ul>
          {byRoles(members, heads)
            .slice(0, MAX_ROWS)
            .map((member) => (
              <Row key={member._id} member={member} heads={heads} />
            ))}
        </ul>
      )}
      {!members && !isError && <Skeleton count={2} />}
      {memberCount > MAX_ROWS && (
        <Link className={styles['all']} to={information}>
          {t('plans.everyMember', { count: memberCount })}
        </Link>
      )}
    </section>
  );
}
