import { type QuestTables, readQuests } from '../read/quests.ts';
import { words as creatures } from './creatures.ts';
import { otherText } from './quests/other-text.ts';
import { petText } from './quests/pet-text.ts';
import { seriesText } from './quests/series-text.ts';

const rage = {
  start: 'Dieser Balken füllt sich mit jeder versäumten Tagesaufgabe der Party. Ist er voll, ',
  healing: (percent: number) => `gewinnt der Boss ${percent} % der Gesundheit zurück, die er noch hat.`,
  allMana: 'verlieren alle auf der Quest ihr ganzes Mana.',
  mana: (percent: number) => `verlieren alle auf der Quest ${percent} % ihres Manas.`,
  damage: (percent: number) => `verliert die Party ${percent} % des Schadens, den sie noch austeilen wird.`,
};

const tables: QuestTables = {
  text: `${seriesText}${petText}${otherText}`,
  eggs: creatures.eggs,
  potions: creatures.potions,
  rage,
  eggUnlock: (egg) => `Von jetzt an gibt es auf dem Markt auch dieses Ei: ${egg}.`,
  potionUnlock: (potion) => `Von jetzt an gibt es auf dem Markt auch diesen Trank: ${potion}.`,
  checkIn: (count) => `Gibt es, wenn du zum ${count}. Mal vorbeischaust.`,
  invite: 'Gibt es für alle, die du einlädst und die deiner Party beitreten.',
};

/** Words of all quests by key. */
export const words = { quests: () => readQuests(tables) };
