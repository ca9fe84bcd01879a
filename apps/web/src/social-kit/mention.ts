/** Somebody who can be mentioned. */
export interface Candidate {
  readonly name: string;
  readonly username: string;
}

/** Names that are offered at once: our own. */
const MAX_OFFERED = 6;

/** What stands between an @ and the caret; undefined if the caret is in no mention. */
export const atWord = (text: string, caret: number): string | undefined =>
  /(?<![\w@])@([\w-]*)$/.exec(text.slice(0, caret))?.[1];

/** Those who are meant by the beginning of a name or username, in any case. */
export function candidatesFor(all: readonly Candidate[], word: string): readonly Candidate[] {
  const begun = word.toLowerCase();
  const isMeant = ({ name, username }: Candidate) =>
    username.toLowerCase().startsWith(begun) || name.toLowerCase().startsWith(begun);
  return all.filter(isMeant).slice(0, MAX_OFFERED);
}

/** The text with the mention before the caret completed, and where the caret is then. */
export function completed(text: string, caret: number, username: string) {
  const start = caret - (atWord(text, caret)?.length ?? 0);
  const before = `${text.slice(0, start)}${username} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), place: before.length };
}
