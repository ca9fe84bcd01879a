import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { registerActions } from '../data/define-action.ts';
import { dispatch } from '../data/dispatch.ts';
import { usePlayer, useTasks } from '../data/hooks.ts';
import { allocateBulk, allocateNow, allocationActions } from '../features/character/allocation-actions.ts';
import { updatePlayer } from '../features/players/player-actions.ts';
import type { OwnActions } from '../features/profile/own-actions.ts';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { memberActions } from '../member-kit/member-actions.ts';
import { useClassChoice } from './moment-queue.ts';
import type { OpenProfile } from '../lib/profile-address.ts';

registerActions(...allocationActions, ...memberActions);

const ACTIONS: OwnActions = {
  onSet: (values) => void dispatch(updatePlayer({ values })),
  onAllocate: (stats) => void dispatch(allocateBulk({ stats })),
  onAllocateAll: () => void dispatch(allocateNow()),
  onChooseClass: () => useClassChoice.setState({ isWanted: true }),
};

/** The profile of an address over the page below, with what can be done on one's own. */
export function ProfilePage({ address, isOverPage }: OpenProfile) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const player = usePlayer();
  const tasks = useTasks();
  const own = useMemo(() => ({ player, tasks, actions: ACTIONS }), [player, tasks]);
  const close = () => void (isOverPage ? navigate(-1) : navigate(pathname + search, { replace: true }));
  return <ProfileScreen address={address} isOverPage={isOverPage} own={own} onClose={close} />;
}
