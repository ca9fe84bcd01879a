export { markMessagesRead, toggleBlock } from './block.ts';
export { clearInbox } from './clear.ts';
export * from './limits.ts';
export { isHeard, type MessageCopy, type NewPrivateMessage, privateMessage } from './message.ts';
export { reportsAfter } from './reports.ts';
export { type SendInput, type SendingScene, sendPrivateMessage } from './send.ts';
