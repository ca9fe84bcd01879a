import { withoutMarks } from '@everdeed/rules';
import { type ReactNode, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import type { ChatLine } from './chat-types.ts';
import { ToldWords } from './told-line.tsx';

/** Something that was said, and what of it is read out. */
export interface Arrival {
  readonly id: string;
  /** When the server got it, in milliseconds since 1970. */
  readonly at: number;
  readonly words: ReactNode;
}

/** What was said by `name`, who is empty if their account is gone. */
export const spoken = (name: string, text: string): string =>
  `${name || t('social.gone')}: ${withoutMarks(text)}`;

/** What the server has of the lines of a chat. */
export const arrivalsOf = (lines: readonly ChatLine[]): readonly Arrival[] =>
  lines.flatMap((line) => {
    const { id, at } = line;
    if (line.kind === 'told') return { id, at, words: <ToldWords told={line} /> };
    return line.state === 'sent' ? { id, at, words: spoken(line.name, line.text) } : [];
  });

/**
 * Reads out what is said from when this is first rendered, but nothing that was said before (WCAG 4.1.3). It belongs
 * beside the list, which has what can be done with a line as well.
 */
export function Arrivals({ said }: { readonly said: readonly Arrival[] }) {
  const [upTo] = useState(() => said.reduce((latest, { at }) => Math.max(latest, at), 0));
  const arrived = said.filter(({ at }) => at > upTo).toSorted((one, other) => one.at - other.at);
  return (
    <div role="log" className="visually-hidden">
      {arrived.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}
