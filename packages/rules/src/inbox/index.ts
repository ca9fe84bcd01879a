export { markMessagesRead, toggleBlock } from './block.ts';
export { clearInbox } from './clear.ts';
export * from './limits.ts';
export type { MessageCopy, NewPrivateMessage } from './message.ts';
export { reportsAfter } from './reports.ts';
export { type SendingScene, sendPrivateMessage } from './send.ts';
export { privateMessage } from './write.ts';
