import { GroupsHead } from '../features/guilds/groups-head.tsx';
import { PlansScreen } from '../features/group-plans/plans-screen.tsx';

/** The groups of the player that have a plan. */
export const GroupPlansPage = () => (
  <>
    <GroupsHead />
    <PlansScreen />
  </>
);
