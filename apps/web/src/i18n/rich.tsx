import { Trans } from '@lingui/react';
import type { ReactElement } from 'react';
import type { MessageId } from './catalogue.ts';

export interface RichProps {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number | Date>>;
  /** Elements for `<bold>...</bold>` and the like in the message, by name. */
  readonly parts: Readonly<Record<string, ReactElement>>;
}

/** A message with markup inside, such as a link or emphasis. */
export function Rich({ id, values, parts }: RichProps) {
  return <Trans id={id} values={{ ...values }} components={{ ...parts }} />;
}
