import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { GROUP_PLANS_PATH } from '../../lib/group-plan-address.ts';
import { DISCOVERY_PATH, OWN_GUILDS_PATH, TAVERN_PATH } from '../../lib/guild-address.ts';
import page from '../../social-kit/group-page.module.css';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './guilds.module.css';

interface GroupsHeadProps {
  readonly tools?: ReactNode;
  /** Whether a scene stands above, with purse and bell over it. */
  readonly isBelowScene?: boolean;
}

/** The head that the pages of groups share. */
export const GroupsHead = ({ tools, isBelowScene = false }: GroupsHeadProps) => (
  <div className={isBelowScene ? styles['below'] : page['over']}>
    <PageHead
      tools={tools}
      title={t('guilds.title')}
      tabsLabel={t('guilds.pages')}
      tabs={[
        { path: TAVERN_PATH, label: t('guilds.tavern') },
        { path: OWN_GUILDS_PATH, label: t('guilds.own') },
        { path: DISCOVERY_PATH, label: t('guilds.discover') },
        { path: GROUP_PLANS_PATH, label: t('guilds.plans') },
      ]}
    />
  </div>
);
