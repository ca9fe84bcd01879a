import { ThingsScreen } from '../features/items/things/things-screen.tsx';
import { ItemsHead } from './items-head.tsx';

/** Eggs, potions, food, quests, special things. */
export const ThingsPage = () => <ThingsScreen head={<ItemsHead />} />;
