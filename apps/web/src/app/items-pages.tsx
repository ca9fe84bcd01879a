import { dispatch } from '../data/dispatch.ts';
import { EquipmentScreen } from '../features/items/equipment/equipment-screen.tsx';
import { LooksScreen } from '../features/items/looks/looks-screen.tsx';
import { ThingsScreen } from '../features/items/things/things-screen.tsx';
import { updatePlayer } from '../features/players/player-actions.ts';
import { t } from '../i18n/i18n.ts';
import { PageHead } from '../ui/page-head.tsx';

/** The head that the pages of the inventory share. */
const ItemsHead = () => (
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

/** Eggs, potions, food, quests, special things. */
export const ThingsPage = () => <ThingsScreen head={<ItemsHead />} />;

const setPreference = (path: string, value: boolean) => dispatch(updatePlayer({ values: { [path]: value } }));

/** Battle gear and costume. */
export const EquipmentPage = () => <EquipmentScreen head={<ItemsHead />} onPreference={setPreference} />;

const wear = (values: Readonly<Record<string, string | number>>) => dispatch(updatePlayer({ values }));

/** The wardrobe. */
export const LooksPage = () => <LooksScreen head={<ItemsHead />} onWear={wear} />;
