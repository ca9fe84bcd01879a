import { indexLanguages } from './support/languages.mjs';
import { reportLanguages } from './support/report-languages.ts';

// Writes the indexes of languages, and says what each language lacks.
indexLanguages();
for (const line of await reportLanguages()) console.log(line);
