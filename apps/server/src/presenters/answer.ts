import type { Message } from '@everdeed/rules';
import { type Reply, type ReplyParts, reply } from '../http/reply.ts';
import { localise } from '../words/localise.ts';
import type { Work } from '../work/work.ts';

/** The message of an outcome with its names resolved, as part of a reply. */
export function presentMessage(
  work: Work,
  language: string,
  message: Message | undefined,
): Pick<ReplyParts, 'message'> {
  if (!message) return {};
  const { key, params } = message;
  return { message: params ? { key, params: localise(work.words, language, params) } : { key } };
}

/** What every answer to a command needs of it. */
interface Told<Data> {
  readonly data: Data;
  readonly message: Message | undefined;
}

/** The answer to a command: its data, and its message in the caller's language. */
export const answerOf = <Data>(work: Work, language: string, { data, message }: Told<Data>): Reply<Data> =>
  reply({ data, ...presentMessage(work, language, message) });
