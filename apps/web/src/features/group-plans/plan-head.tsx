import { t } from '../../i18n/i18n.ts';
import { groupPlanPath } from '../../lib/group-plan-address.ts';
import page from '../../social-kit/group-page.module.css';
import { classNames } from '../../ui/class-names.ts';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './plans.module.css';

interface PlanHeadProps {
  readonly groupId: string;
  readonly name: string;
}

/** The name of a group with a plan, and its pages. */
export const PlanHead = ({ groupId, name }: PlanHeadProps) => (
  <div className={classNames(page['over'], styles['head'])}>
    <PageHead
      title={name}
      tabsLabel={t('plans.pages')}
      tabs={[
        { path: groupPlanPath(groupId), label: t('plans.board') },
        { path: groupPlanPath(groupId, 'information'), label: t('plans.information') },
        { path: groupPlanPath(groupId, 'billing'), label: t('plans.billing') },
      ]}
    />
  </div>
);
