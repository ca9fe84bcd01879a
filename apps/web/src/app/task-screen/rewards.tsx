import { Suspense } from 'react';
import type { Search } from '../../features/tasks/filters.ts';
import { lazyPart } from '../lazy-screen.tsx';

const RewardsList = lazyPart(
  'rewards',
  async () => (await import('../../features/shops/rewards-list.tsx')).RewardsList,
);

/** The shop items below the player's own rewards; they have no tags. */
export const renderRewards = ({ words, tags }: Search) =>
  tags.length === 0 && (
    <Suspense fallback={null}>
      <RewardsList words={words} />
    </Suspense>
  );
