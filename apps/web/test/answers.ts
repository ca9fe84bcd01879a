import { onTestFinished } from 'vitest';

/** As they are, whatever clock a test sets. */
const { setTimeout: later, performance: clock } = globalThis;

/** After so many turns without an answer that is unread, nothing more comes of those before. */
const QUIET_TURNS = 3;
/** Milliseconds after which an answer is taken to be read by nobody. */
const PATIENCE_MS = 10_000;

/** Answers that were given and not read yet. */
let unread = 0;

/** An answer that is waited for at the end of the test (`endWithAnswers`). */
export function noted(answer: Response): Response {
  const read = answer.json.bind(answer);
  unread += 1;
  const json = async (): Promise<unknown> => {
    try {
      return await read();
    } finally {
      unread -= 1;
    }
  };
  return Object.assign(answer, { json });
}

/**
 * Has the test that is running end when all that it has asked for is answered, and what comes of it has come about: a
 * page that moves on, or forgets something, would do so in the next test.
 */
export function endWithAnswers(): void {
  onTestFinished(async () => {
    const end = clock.now() + PATIENCE_MS;
    for (let quiet = 0; quiet < QUIET_TURNS && clock.now() < end; ) {
      // oxlint-disable-next-line no-await-in-loop -- one turn after the other
      await new Promise((resolve) => later(resolve));
      quiet = unread > 0 ? 0 : quiet + 1;
    }
    unread = 0;
  });
}
