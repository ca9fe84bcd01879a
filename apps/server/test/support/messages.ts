import { textsIn, valueIn } from '@everdeed/content/values';
import type { Answer } from './server.ts';

/** The ids of a private message that was just sent. */
export const messageIn = ({ body }: Answer) =>
  textsIn(valueIn(body.data, 'message'), 'id', 'uniqueMessageId');
