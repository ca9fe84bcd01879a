import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as content from '../src/index.ts';
import { englishSlipsIn, slipsIn } from './support/slips.ts';
import {
  eggTextKey,
  foodTextKey,
  gearTextKey,
  isMessageKey,
  loadMessages,
  messageKeys,
  messageKind,
  messageText,
  mysterySetTextKey,
  potionTextKey,
  questTextKey,
  shownParams,
  spellTextKey,
} from '../src/words/index.ts';
import { fieldsIn, listIn } from '../src/values.ts';

/** Keys with the names of the values they show, as recorded in the transcripts. */
const recorded = fieldsIn(
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/recorded-keys.json'), 'utf8')),
);

/** Keys of content texts, as known to clients of the reference. */
function contentKeys(): Set<string> {
  return new Set([
    ...content
      .allGear()
      .flatMap(({ key, set }) => [set, gearTextKey(key, 'name'), gearTextKey(key, 'description')]),
    ...content.quests.flatMap(({ key, collect }) => [
      ...(['name', 'description', 'boss'] as const).map((form) => questTextKey(key, form)),
      ...(collect ?? []).map((item) => questTextKey(key, 'name', item.key)),
    ]),
    ...content.allEggs().map(({ key }) => eggTextKey(key, 'name')),
    ...content.foods.flatMap(({ key }) =>
      (['name', 'withArticle', 'withThe'] as const).map((form) => foodTextKey(key, form)),
    ),
    ...content.allPotions().map(({ key }) => potionTextKey(key)),
    ...content.spells.flatMap(({ key }) => [spellTextKey(key, 'name'), spellTextKey(key, 'description')]),
    ...content.mysterySets().map(({ key }) => mysterySetTextKey(key)),
  ]);
}

describe('the message catalogue', () => {
  it('has every key in the transcripts, with the values they show', () => {
    const known = contentKeys();
    const wrong = Object.entries(recorded).flatMap(([name, params]) => {
      const [kind, key = ''] = name.split(':');
      if (kind === 't' && known.has(key)) return [];
      if (!isMessageKey(key)) return [`${name} is missing`];
      if (messageKind(key) !== kind) return [`${name} is of kind ${messageKind(key)}`];
      const shown = shownParams(messageText(key));
      const wanted = listIn(params).join();
      return shown.join() === wanted ? [] : [`${name} shows ${shown.join()}, not ${wanted}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['taskIdRequired', 'e'],
    ['invalidTaskIdentifier', 'e'],
    ['messageIdRequired', 'e'],
    ['socialFlowUserNotFound', 'e'],
    ['feedbackTooLong', 'x'],
    ['tagListArray', 'x'],
    ['tagNotFound', 't'],
    ['invalidValue', 'd'],
  ] as const)('says that %s is of kind %s', (key, kind) => {
    expect(messageKind(key)).toBe(kind);
  });

  it('names every achievement', () => {
    const lost = content.achievements.flatMap((achievement) =>
      Object.entries(achievement).flatMap(([field, key]) =>
        /Key$|^notificationText$/.test(field) && !isMessageKey(String(key))
          ? [`${achievement.key}: ${String(key)}`]
          : [],
      ),
    );
    expect(lost).toEqual([]);
  });

  it('names the group of every quest and the reward names of check-ins', () => {
    for (const { key, group } of content.quests)
      expect(!group || isMessageKey(group), `${key}: ${group}`).toBe(true);
    const lost = content.checkIns.filter(({ rewardName }) => rewardName && !isMessageKey(rewardName));
    expect(lost.map(({ day, rewardName }) => `${day}: ${rewardName}`)).toEqual([]);
  });

  it('keeps the phrases that clients look for', () => {
    expect(messageText('missingAuthHeaders')).toMatch(/missing authentication headers/i);
    expect(messageText('socialFlowUserNotFound')).toMatch(/:$/);
    expect(messageText('notAuthorized')).toBe('Not authorized.');
    expect(messageText('notFound')).toBe('Not found.');
    expect(messageText('badRequest')).toBe('Bad request.');
  });

  it('has no empty text, no doubled space and no straight apostrophe', () => {
    for (const key of messageKeys()) {
      expect(messageText(key), key).not.toBe('');
      expect(messageText(key), key).not.toMatch(/ {2}|'/);
    }
  });
});

describe('German', () => {
  beforeAll(async () => {
    await loadMessages('de');
  });

  it('has a text for every key, and no other key', async () => {
    const { messages } = await import('../src/words/messages/de/index.ts');
    expect(Object.keys(messages).toSorted()).toEqual([...messageKeys()].toSorted());
  });

  it('shows the same values as English', () => {
    const wrong = messageKeys().filter(
      (key) => shownParams(messageText(key, 'de')).join() !== shownParams(messageText(key)).join(),
    );
    expect(wrong).toEqual([]);
  });

  it('is German', () => {
    const alike = messageKeys().filter((key) => {
      const text = messageText(key);
      return text.split(' ').length > 2 && text === messageText(key, 'de');
    });
    expect(alike).toEqual([]);
    expect(messageText('notFound', 'de')).toBe('Nicht gefunden.');
  });

  it('falls back to English in an unknown language', () => {
    expect(messageText('notFound', 'tlh')).toBe('Not found.');
  });

  it('has no doubled space and no straight quotes', () => {
    for (const key of messageKeys()) expect(messageText(key, 'de'), key).not.toMatch(/ {2}|['"]|^$/);
  });
});

/** A message as it might be shown, with the last of its choices and a word for every value. */
function shown(text: string): string {
  const chosen = text.replace(/\{\w+, (?:plural|select),(?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*\}/g, (choice) =>
    (/other \{((?:[^{}]|\{\w+\})*)\}\}$/.exec(choice)?.[1] ?? '').replaceAll('#', '2'),
  );
  let place = 0;
  return chosen.replace(/\{\w+\}/g, () => ['Mira', 'Tom', 'Ned', 'Lou', 'Kit'][place++ % 5] ?? '').trim();
}

/** Whether a text is ours, not one fixed by the seeds or the protocol. */
const isOurs = (text: string): boolean => !/["<>|]/.test(text);

describe.each(['en', 'de'])('messages in %s', (language) => {
  it('contain no slip that an editor would mark', () => {
    const slipsOf = language === 'en' ? englishSlipsIn : slipsIn;
    const bad = messageKeys().flatMap((key) =>
      messageText(key, language)
        .split(/\n+/)
        .map(shown)
        .filter(isOurs)
        .flatMap((line) => slipsOf(line.replace(/[:,]$/, '')).map((slip) => `${key}: ${slip} in “${line}”`)),
    );
    expect(bad).toEqual([]);
  });

  it('end with a full stop if they contain one', () => {
    const bad = messageKeys().filter((key) => {
      const line = shown(messageText(key, language)).split('\n')[0] ?? '';
      return /\p{L}{3,}\. \p{Lu}/u.test(line) && !/[.?!:”“]$| \p{Lu}\p{L}+$/u.test(line);
    });
    expect(bad).toEqual([]);
  });

  it('close every brace and give every choice an "other"', () => {
    const broken = messageKeys().filter((key) => {
      const text = messageText(key, language);
      let depth = 0;
      for (const char of text) {
        depth += char === '{' ? 1 : char === '}' ? -1 : 0;
        if (depth < 0) return true;
      }
      const choices = text.match(/, (plural|select),/g)?.length ?? 0;
      return depth !== 0 || choices !== (text.match(/ other \{/g)?.length ?? 0);
    });
    expect(broken).toEqual([]);
  });
});

describe('what holds a member in a party for its quest', () => {
  it.each([
    ['en', /\b(running|begun|started)\b/i],
    ['de', /laufend|begonnen|gestartet/i],
  ] as const)('is true of an invitation to the quest as well, in %s', (language, begun) => {
    for (const key of ['cannotRemoveQuestOwner', 'questLeaderCannotLeaveGroup'] as const)
      expect(messageText(key, language)).not.toMatch(begun);
  });
});

describe('shownParams', () => {
  it.each([
    ['plain words', []],
    ['{b} and {a}', ['a', 'b']],
    ['{count, plural, one {once} other {# times, says {name}}}', ['count', 'name']],
    ['{n} {n, plural, one {day} other {days}}', ['n']],
  ])('of "%s"', (text, names) => {
    expect(shownParams(text)).toEqual(names);
  });
});
