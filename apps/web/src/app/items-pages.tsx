import { ThingsScreen } from '../features/items/things/things-screen.tsx';
import { t } from '../i18n/i18n.ts';
import { PageHead } from '../ui/page-head.tsx';

/** The head that the pages of the inventory share. */
const ItemsHead = () => (
  <PageHead
    title={t('nav.items')}
    tabsLabel={t('items.pages')}
    tabs={[{ path: '/inventory/items', label: t('items.things') }]}
  />
);

/** Eggs, potions, food, quests, special things. */
export const ThingsPage = () => <ThingsScreen head={<ItemsHead />} />;
