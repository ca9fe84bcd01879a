import { dispatch } from '../data/dispatch.ts';
import { LooksScreen } from '../features/items/looks/looks-screen.tsx';
import { updatePlayer } from '../features/players/player-actions.ts';
import { ItemsHead } from './items-head.tsx';

const wear = (values: Readonly<Record<string, string | number>>) => dispatch(updatePlayer({ values }));

/** The wardrobe. */
export const LooksPage = () => <LooksScreen head={<ItemsHead />} onWear={wear} />;
