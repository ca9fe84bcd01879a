import { useEffect, useState } from 'react';

/** Names within a quest, without its tale. Names are empty where the quest has no such thing. */
export interface QuestParts {
  readonly boss: string;
  /** Name of what fills while dailies are missed. */
  readonly rage: string;
  /** Names of what is collected, by key. */
  readonly collect: Readonly<Record<string, string>>;
}

const NOTHING: QuestParts = { boss: '', rage: '', collect: {} };
let known: ReadonlyMap<string, QuestParts> | undefined;

function partsOf(row: string): readonly [string, QuestParts] {
  const [key = '', boss = '', rage = '', ...items] = row.split('|');
  const pairs = items.map((item) => {
    const [name = '', ...words] = item.split('=');
    return [name, words.join('=')] as const;
  });
  return [key, { boss, rage, collect: Object.fromEntries(pairs) }];
}

async function load(): Promise<void> {
  known ??= new Map((await import('virtual:names/questParts')).names.split('\n').map(partsOf));
}

/** Names within a quest; empty until they are loaded. */
export const questParts = (key: string): QuestParts => known?.get(key) ?? NOTHING;

/** Loads the names within quests, as soon as they are wanted. Returns whether they are there. */
export function useQuestParts(isWanted: boolean): boolean {
  const [isKnown, setIsKnown] = useState(known !== undefined);
  useEffect(() => {
    if (!isWanted || isKnown) return undefined;
    let isHere = true;
    // Without them, plain words stand in.
    load().then(
      () => isHere && setIsKnown(true),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, isKnown]);
  return isKnown;
}
