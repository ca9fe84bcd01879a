import { beforeAll, describe, expect, it } from 'vitest';
import * as content from '../src/index.ts';
import { familyKeys } from './support/family-keys.ts';
import { englishSlipsIn, isTitle, isWhole } from './support/slips.ts';
import { loadWords, nameOf, wordFamilies, wordsOf, type Family, type Words } from '../src/words/index.ts';

/** Starter tasks repeat themselves on purpose. */
const mayRepeat: ReadonlySet<Family> = new Set(['starterTasks']);

const entriesOf = (family: Family): [key: string, words: Words | undefined][] =>
  familyKeys[family]().map((key) => [key, wordsOf(family, key)]);

/** Every text of a family, including nested ones, with its path. */
function textsOf(family: Family): [place: string, text: string][] {
  const walk = (place: string, value: unknown): [string, string][] => {
    if (typeof value === 'string') return value === '' ? [] : [[place, value]];
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([field, inner]) => walk(`${place}.${field}`, inner));
  };
  return entriesOf(family).flatMap(([key, words]) => walk(`${family} ${key}`, words));
}

/** Whether the path is that of a label, such as a name. */
const isLabel = (place: string): boolean => /\.(?:name|boss|mountName|word|title|collect\.\w+)$/.test(place);
const isSentence = (place: string): boolean => !/\.(?:adjective|withArticle|withThe)$/.test(place);

const repeated = (texts: readonly [string, string][]): string[] => {
  const seen = new Map<string, string>();
  return texts.flatMap(([place, text]) => {
    const before = seen.get(text.toLowerCase());
    seen.set(text.toLowerCase(), place);
    return before ? [`${before} = ${place}: ${text}`] : [];
  });
};

beforeAll(async () => {
  await loadWords();
});

describe.each(wordFamilies())('words of %s', (family) => {
  it('are complete', () => {
    const lacking = entriesOf(family).filter(
      ([, words]) => !words?.name || (!words.description && family !== 'starterTasks'),
    );
    expect(lacking.map(([key]) => key)).toEqual([]);
  });

  it('give no two entries the same name or description', () => {
    if (mayRepeat.has(family)) return;
    const entries = entriesOf(family);
    expect(repeated(entries.map(([key, words]) => [key, words?.name ?? '']))).toEqual([]);
    expect(repeated(entries.map(([key, words]) => [key, words?.description ?? '']))).toEqual([]);
  });

  it('contain no slip that an editor would mark', () => {
    const bad = textsOf(family).flatMap(([place, text]) =>
      englishSlipsIn(text).map((slip) => `${place}: ${slip} in “${text}”`),
    );
    expect(bad).toEqual([]);
  });

  it('have titles for names and whole sentences for descriptions', () => {
    const bad = textsOf(family).filter(([place, text]) =>
      isLabel(place) ? !isTitle(text) : isSentence(place) && !isWhole(text),
    );
    expect(bad).toEqual([]);
  });
});

describe('words of backgrounds', () => {
  it('have their own names, not derived from the key', () => {
    const made = content.backgrounds().filter(({ key }) => {
      const name = wordsOf('backgrounds', key)?.name.toLowerCase();
      return name === key.replaceAll('_', ' ');
    });
    expect(made.map(({ key }) => key)).toEqual([]);
  });
});

describe('words of quests', () => {
  it('have an end, and a name for every boss, every rage and everything to collect', () => {
    const lacking = content.quests.flatMap(
      ({ key, boss, collect, drop, unlockCondition, hasCompletionChat, addlNotes }) => {
        const words = wordsOf('quests', key);
        return [
          ...(words?.completion ? [] : [`${key} completion`]),
          ...(Boolean(boss) === Boolean(words?.boss) ? [] : [`${key} boss`]),
          ...(Boolean(boss?.rage) === Boolean(words?.rage) ? [] : [`${key} rage`]),
          ...(!boss?.rage || boss.rage.npcs || words?.rage?.effect ? [] : [`${key} rage effect`]),
          ...(collect ?? [])
            .filter((item) => !words?.collect?.[item.key])
            .map((item) => `${key} ${item.key}`),
          ...Object.keys(words?.collect ?? {}).filter((item) => !collect?.some((one) => one.key === item)),
          ...(boss?.rage?.npcs ?? []).filter((npc) => !words?.strikes?.[npc]).map((npc) => `${key} ${npc}`),
          ...(!boss?.desperation || words?.desperation ? [] : [`${key} desperation`]),
          ...(!hasCompletionChat || words?.completionChat ? [] : [`${key} chat`]),
          ...(Boolean(drop.unlockText) === Boolean(words?.unlock) ? [] : [`${key} unlock`]),
          ...(Boolean(unlockCondition) === Boolean(words?.condition) ? [] : [`${key} condition`]),
          ...(!addlNotes || words?.addlNotes ? [] : [`${key} notes`]),
        ];
      },
    );
    expect(lacking).toEqual([]);
  });
});

describe('words of cards, food and starter tasks', () => {
  it('have as many messages as the catalogue says', () => {
    for (const { key, messageOptions } of content.cards)
      expect(wordsOf('spells', key)?.messages?.length, key).toBe(messageOptions);
  });

  it('give every food its articles', () => {
    for (const { key } of content.foods) {
      expect(wordsOf('food', key)?.withArticle, key).toMatch(/^(a|an) \S/);
      expect(wordsOf('food', key)?.withThe, key).toMatch(/^the \S/);
    }
  });

  it('have a note exactly where the task has one', () => {
    for (const { theme, tasks } of content.starterThemes) {
      for (const [place, task] of tasks.entries()) {
        expect(Boolean(wordsOf('starterTasks', `${theme} ${place}`)?.description), `${theme} ${place}`).toBe(
          task.notes,
        );
      }
    }
    for (const [place, task] of content.apiClientDefaultTasks.entries()) {
      expect(Boolean(wordsOf('starterTasks', `api ${place}`)?.description), `api ${place}`).toBe(task.notes);
    }
  });

  it('say of two-handed gear that it takes both hands', () => {
    for (const { key, twoHanded } of content.allGear()) {
      expect(wordsOf('gear', key)?.description.includes('both hands') ?? false, key).toBe(Boolean(twoHanded));
    }
  });
});

describe('nameOf', () => {
  it('derives a name from the key if there are no words', () => {
    expect(nameOf('gear', 'mist_shrouded_mountain')).toBe('Mist Shrouded Mountain');
    expect(nameOf('gear', 'weapon_warrior_0')).toBe('Practice Sword');
  });

  it('knows every family', () => {
    expect(wordFamilies().toSorted()).toEqual(Object.keys(familyKeys).toSorted());
  });
});
