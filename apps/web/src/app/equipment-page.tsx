import { dispatch } from '../data/dispatch.ts';
import { EquipmentScreen } from '../features/items/equipment/equipment-screen.tsx';
import { updatePlayer } from '../features/players/player-actions.ts';
import { ItemsHead } from './items-head.tsx';

const setPreference = (path: string, value: boolean) => dispatch(updatePlayer({ values: { [path]: value } }));

/** Battle gear and costume. */
export const EquipmentPage = () => <EquipmentScreen head={<ItemsHead />} onPreference={setPreference} />;
