import { keptRecord } from '../../../lib/kept-record.ts';

/** How many questions somebody has been through, by player, kept on this device: what they chose has the server. */
const reached = keptRecord<number>('everdeed-set-up');

/** How far a player has come; the account, the first question, is there before the set-up begins. */
export const placeOf = (playerId: string): number => Math.max(1, reached.read()[playerId] ?? 1);

/** Keeps how far a player has come, for when they come back. */
export const keepPlace = (playerId: string, place: number): void => reached.write(playerId, place);
