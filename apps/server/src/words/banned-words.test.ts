import { describe, expect, test } from 'vitest';
import { displayNameIssues, usernameIssues } from '../accounts/names.ts';
import { holdsSlur, plainWordsOf } from './banned-words.ts';

const settings = { bannedWords: 'zounds, Fie, gad zooks,' };

describe('banned words', () => {
  test.each([
    ['zounds', true, 'as it stands in the list'],
    ['ZOUNDS!', true, 'in capitals, with punctuation'],
    ['oh zöunds', true, 'with accents'],
    ['oh-fie_on you', true, 'between hyphens and underscores'],
    ['zooks', true, 'one word of an entry of two'],
    ['zoundsome', false, 'at the beginning of a longer word'],
    ['fiery', false, 'inside of a longer word'],
    ['z o u n d s', false, 'letter by letter'],
    ['', false, 'nothing at all'],
    ['…', false, 'punctuation alone'],
  ])('%j: %s (%s)', (text, isBanned) => {
    expect(holdsSlur(text, settings)).toBe(isBanned);
  });

  test('are none where the site names none', () => {
    expect(holdsSlur('zounds', { bannedWords: undefined })).toBe(false);
    expect(holdsSlur('', { bannedWords: '' })).toBe(false);
  });

  test('are compared as people read them', () => {
    expect(plainWordsOf(' Ünder_the  Bridge! ')).toEqual(['under', 'the', 'bridge']);
  });
});

describe('a username', () => {
  test.each([
    ['maren', []],
    ['Maren_K-7', []],
    ['a'.repeat(20), []],
    ['a'.repeat(21), ['usernameIssueLength']],
    ['', ['usernameIssueLength', 'usernameIssueInvalidCharacters']],
    ['mären', ['usernameIssueInvalidCharacters']],
    ['zounds', ['usernameIssueSlur']],
    ['the-Admin', ['usernameIssueForbidden']],
    ['zounds-support', ['usernameIssueSlur', 'usernameIssueForbidden']],
    ['administrate', []],
  ])('%j has the issues %j', (name, issues) => {
    expect(usernameIssues(name, settings, 'usernameIssueSlur')).toEqual(issues);
  });
});

describe('a display name', () => {
  test.each([
    ['Maren', []],
    ['🌿'.repeat(30), []],
    ['🌿'.repeat(31), ['displaynameIssueLength']],
    ['', ['displaynameIssueLength']],
    ['Oh fie', ['bannedSlurUsedInProfile']],
    ['two\nlines', ['displaynameIssueNewline']],
  ])('%j has the issues %j', (name, issues) => {
    expect(displayNameIssues(name, settings)).toEqual(issues);
  });
});
