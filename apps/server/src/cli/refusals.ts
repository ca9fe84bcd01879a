import type { MessageKey } from '@everdeed/content';
import { makeWords, type Words } from '../words/words.ts';
import { CallRefusal } from '../work/refusal.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';
import { type CliContext, UsageError } from './context.ts';

/** What a refusal says to the person who runs the command, with every field that is wrong. */
function textOf({ key, detail }: CallRefusal, words: Words): string {
  const fields = (detail.errors ?? []).map(
    ({ path, param, key: inner, params }) => `\n  ${path ?? param ?? ''}: ${words.say('en', inner, params)}`,
  );
  return `${words.say('en', key, detail.params)}${fields.join('')}\nNothing was changed.`;
}

/** Runs what calls do, too: refusals are told in the words of the calls. */
export async function runAsCall<T>(
  context: CliContext,
  run: (work: Work<MessageKey>) => Promise<T>,
): Promise<T> {
  const words = await makeWords(() => undefined);
  try {
    return await runWork({ ...context, words }, run);
  } catch (error) {
    if (error instanceof CallRefusal) throw new UsageError(textOf(error, words));
    throw error;
  }
}
