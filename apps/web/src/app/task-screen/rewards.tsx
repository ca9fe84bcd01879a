import { lazy, Suspense } from 'react';
import { loadActions } from '../../data/later-actions.ts';
import type { Search } from '../../features/tasks/filters.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { shopPack, skillPack } from '../action-packs.ts';

const RewardsList = lazy(async () => {
  const [{ RewardsList: List }] = await Promise.all([
    import('../../features/shops/rewards-list.tsx'),
    loadActions(shopPack),
    loadActions(skillPack),
    loadWords('shops'),
    loadWords('rewards'),
    loadWords('skills'),
  ]);
  return { default: List };
});

/** The shop items below the player's own rewards; they have no tags. */
export const renderRewards = ({ words, tags }: Search) =>
  tags.length === 0 && (
    <Suspense fallback={null}>
      <RewardsList words={words} />
    </Suspense>
  );
