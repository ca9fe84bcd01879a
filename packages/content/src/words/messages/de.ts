import { en } from './en.ts';
import type { Messages } from './messages.ts';

/** Every message in German. */
export const de: Messages = en;
