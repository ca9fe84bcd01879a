export type { MessageKey } from './en.ts';
export type { MessageKind } from './kinds.ts';
export {
  isMessageKey,
  loadMessages,
  messageKeys,
  messageKind,
  messageLanguages,
  messageText,
  type MessageLanguage,
  type Messages,
} from './messages.ts';
export { shownParams } from './params.ts';
