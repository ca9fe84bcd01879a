import { FirstSteps, type FirstStepsProps } from '../../features/first-steps/first-steps.tsx';
import { findRoute } from '../routes.ts';

const STABLE = '/inventory/stable';

/** Pets are fed in the stable, or, as long as there is none, among the things. */
const PATHS = {
  hatchedPet: '/inventory/items',
  fedPet: findRoute(STABLE) ? STABLE : '/inventory/items',
  purchasedEquipment: '/shops/market',
} as const;

/** The first steps with the places where each is taken. */
export const FirstStepsStrip = (props: Pick<FirstStepsProps, 'onAdd' | 'onClose'>) => (
  <FirstSteps {...props} paths={PATHS} looksPath="/inventory/looks" />
);
