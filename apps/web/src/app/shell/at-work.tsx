import { Suspense } from 'react';
import type { GamePlayer } from '../../data/game.ts';
import { loadActions } from '../../data/later-actions.ts';
import { skillPack } from '../action-packs.ts';
import { lazyPart } from '../lazy-screen.tsx';

const Buffs = lazyPart('buffs', async () => {
  const [part] = await Promise.all([
    import('../../features/character/buffs/buffs.tsx'),
    loadActions(skillPack),
  ]);
  return part.Buffs;
});

/** What is at work on the player, with the potions that end it: loaded only where there is something. */
export const AtWork = ({ player: { stats } }: { readonly player: GamePlayer }) =>
  Object.values(stats.buffs).some(Boolean) && (
    <Suspense fallback={null}>
      <Buffs />
    </Suspense>
  );
