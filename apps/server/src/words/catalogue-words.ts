import { loadWords } from '@everdeed/content/words';

// The server speaks of everything: all families are at hand before the first answer. Each is read when first used.
await loadWords();

export { descriptionOf, type Family, nameOf, wordsOf } from '@everdeed/content/words';
