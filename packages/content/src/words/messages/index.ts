export type { MessageKey, Messages } from './en.ts';
export type { MessageKind } from './kinds.ts';
export {
  isMessageKey,
  isMessageLanguage,
  loadMessages,
  messageKeys,
  messageKind,
  messageLanguages,
  messageText,
} from './messages.ts';
export type { MessageLanguage } from './languages.ts';
export { shownParams } from './params.ts';
