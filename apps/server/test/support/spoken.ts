import type { Words } from '../../src/words/words.ts';
import type { TestServer } from './server.ts';

/** Keys of the messages that a server puts into words while `act` runs, for answers, mails and pushes alike. */
export async function spokenDuring({ app }: TestServer, act: () => Promise<void>): Promise<Set<string>> {
  const { words } = app.services;
  const before = { ...words };
  const spoken = new Set<string>();
  Object.assign(words, {
    say: (...[language, key, params]: Parameters<Words['say']>) => {
      spoken.add(key);
      return before.say(language, key, params);
    },
    plain: (...[language, key, params]: Parameters<Words['plain']>) => {
      spoken.add(key);
      return before.plain(language, key, params);
    },
  });
  try {
    await act();
  } finally {
    Object.assign(words, before);
  }
  return spoken;
}
