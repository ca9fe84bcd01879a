/** What the doctor looks at. */
export type Topic =
  | 'settings'
  | 'folder'
  | 'disk'
  | 'clock'
  | 'database'
  | 'mail'
  | 'address'
  | 'keys'
  | 'backups'
  | 'port';

/** Something that is wrong, or could be better. */
export interface Finding {
  /** `problem`: it does not work, or data is in danger; `advice`: it works, and could be safer or faster. */
  readonly level: 'problem' | 'advice';
  readonly topic: Topic;
  readonly what: string;
  readonly why: string;
  readonly todo: string;
}

type Words = Omit<Finding, 'level' | 'topic'>;

/** What the looks at one topic came to. */
export class Notes {
  /** What was seen to be in order, a few words each. */
  readonly fine: string[] = [];
  readonly findings: Finding[] = [];
  constructor(readonly topic: Topic) {}

  ok(text: string): void {
    this.fine.push(text);
  }

  problem(words: Words): void {
    this.findings.push({ level: 'problem', topic: this.topic, ...words });
  }

  advise(words: Words): void {
    this.findings.push({ level: 'advice', topic: this.topic, ...words });
  }
}

const marks = { problem: 'PROBLEM', advice: 'ADVICE ' } as const;

/** A finding as it is printed. */
export const printed = ({ level, topic, what, why, todo }: Finding): string =>
  [`${marks[level]} ${topic}: ${what}`, `        Why it matters: ${why}`, `        What to do: ${todo}`].join(
    '\n',
  );

/** The message of an error, whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
