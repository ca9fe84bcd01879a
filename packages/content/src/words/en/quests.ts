import { type QuestTables, readQuests } from '../read/quests.ts';
import { words as creatures } from './creatures.ts';
import { otherText } from './quests/other-text.ts';
import { petText } from './quests/pet-text.ts';
import { seriesText } from './quests/series-text.ts';

const rage = {
  start: 'This bar fills with every daily that the party misses. Once it is full, ',
  healing: (percent: number) => `the boss regains ${percent}% of the health it has left.`,
  allMana: 'everyone on the quest loses all mana.',
  mana: (percent: number) => `everyone on the quest loses ${percent}% of their mana.`,
  damage: (percent: number) => `the party loses ${percent}% of the damage it has yet to deal.`,
};

const tables: QuestTables = {
  text: `${seriesText}${petText}${otherText}`,
  eggs: creatures.eggs,
  potions: creatures.potions,
  rage,
  eggUnlock: (egg) => `From now on the market has ${egg} eggs for you.`,
  potionUnlock: (potion) => `From now on the market has the ${potion} for you.`,
  checkIn: (count) => `Comes with your check-in number ${count}.`,
  invite: 'Comes with everybody you invite who joins your party.',
};

/** Words of all quests by key. */
export const words = { quests: () => readQuests(tables) };
