import type { Card } from './types.ts';

/** Greeting cards (catalogue cards.json). */
// biome-ignore format: one row a line
export const cards: readonly Card[] = [
  { key: 'greeting', messageOptions: 4, yearRound: true, value: 10 },
  { key: 'nye', messageOptions: 5, yearRound: false, value: 10 },
  { key: 'thankyou', messageOptions: 4, yearRound: true, value: 10 },
  { key: 'valentine', messageOptions: 4, yearRound: false, value: 10 },
  { key: 'birthday', messageOptions: 1, yearRound: true, value: 10 },
  { key: 'congrats', messageOptions: 5, yearRound: true, value: 10 },
  { key: 'getwell', messageOptions: 4, yearRound: true, value: 10 },
  { key: 'goodluck', messageOptions: 3, yearRound: true, value: 10 },
];
