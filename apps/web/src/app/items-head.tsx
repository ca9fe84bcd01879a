import { t } from '../i18n/i18n.ts';
import { PageHead } from '../ui/page-head.tsx';

/** The head that the pages of the inventory share. */
export const ItemsHead = () => (
  <PageHead
    title={t('nav.items')}
    tabsLabel={t('items.pages')}
    tabs={[
      { path: '/inventory/items', label: t('items.things') },
      { path: '/inventory/equipment', label: t('items.equipment') },
      { path: '/inventory/looks', label: t('items.looks') },
    ]}
  />
);
