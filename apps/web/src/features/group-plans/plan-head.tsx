import { useLocation, useNavigate } from 'react-router';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { GROUP_PLANS_PATH, groupPlanPath } from '../../lib/group-plan-address.ts';
import type { Payments } from '../../pay-kit/use-payments.ts';
import page from '../../social-kit/group-page.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { ArrowLeft } from '../../ui/more-icons.ts';
import { PageHead, type PageTab } from '../../ui/page-head.tsx';
import { usePageMark } from '../../ui/page-mark.ts';
import { useMedia } from '../../ui/use-media.ts';
import { looksAfterPlan } from './leading.ts';
import styles from './plans.module.css';
import type { Group } from './queries.ts';

type Pages = readonly (PageTab & { readonly label: string })[];

interface PlanHeadProps {
  readonly group: Group;
  readonly payments: Payments;
}

/** Where nothing is sold there is no bill; who may end the plan finds that on a page of its own. */
function usePages({ group, payments }: PlanHeadProps): Pages {
  const { _id: selfId } = usePlayer();
  const isFree = payments.kind === 'off';
  const last = {
    path: groupPlanPath(group._id, 'billing'),
    label: t(isFree ? 'plans.plan' : 'plans.billing'),
  };
  return [
    { path: groupPlanPath(group._id), label: t('plans.board') },
    { path: groupPlanPath(group._id, 'information'), label: t('plans.information') },
    ...(isFree && !looksAfterPlan(group, selfId) ? [] : [last]),
  ];
}

/** On a phone: one line with the way back, the name, the bell, and the other pages behind three dots. */
function Bar({ name, pages }: { readonly name: string; readonly pages: Pages }) {
  usePageMark('slim-top');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <div className={styles['bar']}>
      <Link to={GROUP_PLANS_PATH} className={styles['back']} aria-label={t('plans.toPlans')}>
        <ArrowLeft size={22} aria-hidden="true" />
      </Link>
      <h1>{name}</h1>
      <MoreMenu
        label={t('plans.pages')}
        align="end"
        entries={pages.map(({ path, label }) => ({
          label,
          disabled: path === pathname,
          onSelect: () => void navigate(path),
        }))}
      />
    </div>
  );
}

/** The name of a group with a plan, and its pages. */
export function PlanHead(props: PlanHeadProps) {
  const pages = usePages(props);
  const isPhone = useMedia('(max-width: 767.98px)');
  const { name } = props.group;
  if (isPhone) return <Bar name={name} pages={pages} />;
  return (
    <div className={classNames(page['over'], styles['head'])}>
      <PageHead title={name} tabsLabel={t('plans.pages')} tabs={pages} />
    </div>
  );
}
