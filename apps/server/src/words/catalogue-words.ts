import { loadWords } from '@everdeed/content/words';

// The server may need all texts: all families are loaded before the first answer, and parsed on first use.
await loadWords();

export { descriptionOf, type Family, nameOf, wordsOf } from '@everdeed/content/words';
