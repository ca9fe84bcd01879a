import { valueIn } from '@everdeed/content/values';
import { useQuery } from '@tanstack/react-query';
import { worldCalls } from 'virtual:calls/world';
import { call } from './api.ts';
import { keys, queryClient } from './queries.ts';

/** The world boss as the state of the world has it (wire-groups-and-admin 7.1). */
export interface WorldBoss {
  readonly key: string;
  readonly hp: number | undefined;
  readonly rage: number | undefined;
  readonly isDesperate: boolean;
  readonly struck: readonly Place[];
}

/** The places that it can strike, in this order (rules-play-and-shops 7.11). */
export const PLACES = ['seasonalShop', 'market', 'quests'] as const;
export type Place = (typeof PLACES)[number];

const numberIn = (value: unknown, ...path: readonly string[]): number | undefined => {
  const found = valueIn(value, ...path);
  return typeof found === 'number' ? found : undefined;
};

/** Reads the boss; undefined while none is about. */
function worldBossIn(state: unknown): WorldBoss | undefined {
  const key = valueIn(state, 'key');
  if (typeof key !== 'string') return undefined;
  return {
    key,
    hp: numberIn(state, 'progress', 'hp'),
    rage: numberIn(state, 'progress', 'rage'),
    isDesperate: valueIn(state, 'extra', 'desperate') === true,
    struck: PLACES.filter((place) => valueIn(state, 'extra', 'worldDmg', place) === true),
  };
}

/** How often the health of a world boss is read, in milliseconds: our own. */
const WORLD_MS = 60_000;

/** The world boss, if one is about. */
export function useWorldBoss(): WorldBoss | undefined {
  const { data } = useQuery(
    {
      queryKey: keys.worldState(),
      queryFn: () => call(worldCalls.getWorldState, {}, { quiet: true }),
      refetchInterval: WORLD_MS,
    },
    queryClient,
  );
  return worldBossIn(data?.worldBoss);
}
