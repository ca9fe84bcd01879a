export { markMessagesRead, toggleBlock } from './block.ts';
