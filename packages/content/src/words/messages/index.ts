export type { MessageKey, Messages } from './en.ts';
export type { MessageKind } from './kinds.ts';
export {
  isMessageKey,
  loadMessages,
  messageKeys,
  messageKind,
  messageLanguages,
  messageText,
  type MessageLanguage,
} from './messages.ts';
export { shownParams } from './params.ts';
