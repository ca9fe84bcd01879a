import { faqEntries } from '@everdeed/content';
import { describe, expect, it } from 'vitest';
import { byTopic, search, TOPICS } from './faq-topics.ts';

const QUESTIONS = faqEntries.map(({ heading }) => ({
  heading,
  question: heading,
  answer: `about ${heading}`,
}));

describe('byTopic', () => {
  it('knows every question of the catalogue, each once', () => {
    const named = Object.values(TOPICS).flat();
    expect(named.toSorted()).toEqual(faqEntries.map(({ heading }) => heading).toSorted());
  });

  it('shows all of them', () => {
    expect(byTopic(QUESTIONS).flatMap(([, found]) => found)).toHaveLength(QUESTIONS.length);
  });

  it('puts a question that is new under help', () => {
    const fresh = { heading: 'brand-new', question: 'New?', answer: 'Yes.' };
    expect(byTopic([fresh])).toEqual([['help', [fresh]]]);
  });

  it('leaves out topics without a question', () => {
    const [topic, ...others] = byTopic(QUESTIONS.filter(({ heading }) => heading === 'gems'));
    expect([topic?.[0], others]).toEqual(['things', []]);
  });
});

describe('search', () => {
  const questions = [
    { heading: 'a', question: 'How do I hatch an Egg?', answer: 'With a potion.' },
    { heading: 'b', question: 'What are potions for?', answer: 'They hatch.' },
  ];
  it.each([
    { words: 'egg', found: ['a'], why: 'case does not matter' },
    { words: 'hatch potion', found: ['a', 'b'], why: 'words of question and answer count' },
    { words: 'egg they', found: [], why: 'every word has to occur' },
    { words: '  ', found: ['a', 'b'], why: 'without words all are found' },
  ])('$words: $why', ({ words, found }) => {
    expect(search(questions, words).map(({ heading }) => heading)).toEqual(found);
  });
});
