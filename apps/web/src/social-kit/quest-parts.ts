import { spoken, type WordLanguage } from '@everdeed/content/words';
import { useEffect, useReducer } from 'react';
import { load as loadRows } from 'virtual:names/questParts';
import { nameRows } from '../lib/name-rows.ts';

/** Names within a quest, without its tale. Names are empty where the quest has no such thing. */
export interface QuestParts {
  readonly boss: string;
  /** Name of what fills while dailies are missed. */
  readonly rage: string;
  /** Names of what is collected, by key. */
  readonly collect: Readonly<Record<string, string>>;
}

const NOTHING: QuestParts = { boss: '', rage: '', collect: {} };
const known = new Map<WordLanguage, ReadonlyMap<string, QuestParts>>();

function partsOf(row: string): readonly [string, QuestParts] {
  const [key = '', boss = '', rage = '', ...items] = row.split('|');
  const pairs = items.map((item) => {
    const [name = '', ...words] = item.split('=');
    return [name, words.join('=')] as const;
  });
  return [key, { boss, rage, collect: Object.fromEntries(pairs) }];
}

async function load(language: WordLanguage): Promise<void> {
  if (known.has(language)) return;
  const rows = await nameRows(loadRows);
  known.set(language, new Map(rows.split('\n').map(partsOf)));
}

/** Names within a quest; empty until they are loaded. */
export const questParts = (key: string): QuestParts => known.get(spoken())?.get(key) ?? NOTHING;

/** Loads the names within quests, as soon as they are wanted. Returns whether they are there. */
export function useQuestParts(isWanted: boolean): boolean {
  const language = spoken();
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const isKnown = known.has(language);
  useEffect(() => {
    if (!isWanted || isKnown) return undefined;
    let isHere = true;
    // Without them, plain words stand in.
    load(language).then(
      () => isHere && showLoaded(),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, isKnown, language]);
  return isKnown;
}
