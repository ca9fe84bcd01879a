import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { PageHead } from '../ui/page-head.tsx';

/** The head that the pages of the inventory share. */
export const ItemsHead = ({ tools }: { readonly tools?: ReactNode }) => (
  <PageHead
    tools={tools}
    title={t('nav.items')}
    tabsLabel={t('items.pages')}
    tabs={[
      { path: '/inventory/items', label: t('items.things') },
      { path: '/inventory/equipment', label: t('items.equipment') },
      { path: '/inventory/looks', label: t('items.looks') },
      { path: '/inventory/stable', label: t('items.stable') },
    ]}
  />
);
