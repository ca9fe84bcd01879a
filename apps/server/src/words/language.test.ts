import { describe, expect, test } from 'vitest';
import { negotiateLanguage } from './language.ts';

describe('the language of a request', () => {
  test.each([
    ['the query before all else', 'de', 'fr', 'it', 'de'],
    ['the preference before the browser', undefined, 'fr', 'it', 'fr'],
    ['the browser where nothing is preferred', undefined, undefined, 'it', 'it'],
    ['English where nobody says anything', undefined, undefined, undefined, 'en'],
    ['English for an unknown query, whatever else is said', 'tlh', 'fr', 'it', 'en'],
    ['English for a query that is a list', ['de', 'fr'], 'fr', 'it', 'en'],
    ['the browser for a preference that nobody knows', undefined, 'tlh', 'it', 'it'],
    ['a code of two parts as it is written', 'pt_BR', undefined, undefined, 'pt_BR'],
    ['English for a code in other letters', 'DE', undefined, undefined, 'en'],
  ])('is %s', (_, query, preferred, accepted, language) => {
    expect(negotiateLanguage(query, preferred, accepted)).toBe(language);
  });
});

describe('what a browser accepts', () => {
  test.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['FR-ca', 'fr'],
    ['en-GB', 'en'],
    ['es-ES', 'es'],
    ['es-MX', 'es_419'],
    ['es-419', 'es_419'],
    ['pt-PT', 'pt'],
    ['pt-BR', 'pt_BR'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh_TW'],
    ['zh-Hant-TW', 'zh_TW'],
    ['deu', 'de'],
    ['tlh, sv', 'sv'],
    ['*', 'en'],
    ['', 'en'],
    [',,;q=1', 'en'],
  ])('%j is %s', (accepted, language) => {
    expect(negotiateLanguage(undefined, undefined, accepted)).toBe(language);
  });

  test.each([
    ['de;q=0.5, fr;q=0.9', 'fr', 'the better one wins'],
    ['de;q=0.5, fr', 'fr', 'one without a quality is the best'],
    ['de, fr', 'de', 'the first of equals wins'],
    ['tlh;q=1, it;q=0.1', 'it', 'an unknown one is passed over'],
    ['de;level=1;q=0.2, it;q=0.3', 'it', 'other attributes are passed over'],
  ])('%j is %s: %s', (accepted, language) => {
    expect(negotiateLanguage(undefined, undefined, accepted)).toBe(language);
  });

  test('is read no further than anybody means it', () => {
    const long = `${'tlh,'.repeat(200)}de`;
    expect(negotiateLanguage(undefined, undefined, long)).toBe('en');
  });
});
