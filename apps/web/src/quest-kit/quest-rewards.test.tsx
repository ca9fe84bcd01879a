import { findQuest, type Quest } from '@everdeed/content';
import { expect, it } from 'vitest';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { QuestRewards } from './quest-rewards.tsx';

function quest(key: string): Quest {
  const found = findQuest(key);
  if (!found) throw new Error(`no quest ${key}`);
  return found;
}

it.each([
  { key: 'burnout', words: 'Phoenix as a pet, Phoenix as a mount and 10 kinds of food for each of you' },
  { key: 'dustbunnies', words: '8 gold and 42 experience for each of you' },
  { key: 'otter', words: '3 × Otter Pup egg, 90 gold and 900 experience for each of you' },
])('are told in a few words: $key', async ({ key, words }) => {
  openGame(player());
  const screen = await show(<QuestRewards quest={quest(key)} />);
  await expect.element(screen.getByText(words)).toBeVisible();
});
