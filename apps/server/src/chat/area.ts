import { defineArea } from '../area.ts';
import { ofGroup } from '../storage/tables.ts';
import { keepLines } from './keep-lines.ts';

/** The chats of groups. So far what the game says in them is kept; nobody can read or write there yet. */
export const chatArea = defineArea<never>({
  name: 'chat',
  tables: [{ name: 'chat_lines', key: ['id'], since: 10, alsoRefersTo: ofGroup }],
  reactions: [keepLines],
});
