import { defineArea } from '../area.ts';
import { ofGroup } from '../storage/tables.ts';
import { keepLines } from './keep-lines.ts';
import { lineRoutes } from './line-routes.ts';
import type { ChatParts } from './parts.ts';
import { pushPostJobs } from './pushes.ts';
import { postRoutes } from './post-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import { slurJobs, tellSlurs } from './tell-slurs.ts';

const ofPlayer = { column: 'player_id', table: 'player_social', key: 'player_id' } as const;
const ofLine = { column: 'line_id', table: 'chat_lines', key: 'id', since: 15 } as const;
const opinion = {
  key: ['line_id', 'player_id'],
  since: 15,
  refersTo: ofPlayer,
  alsoRefersTo: ofLine,
} as const;

/** The chats of groups: what players post in them, and what the game says. */
export const chatArea = defineArea({
  name: 'chat',
  routes: (parts: ChatParts) => [...readingRoutes(parts), ...postRoutes(parts), ...lineRoutes(parts)],
  tables: [
    { name: 'chat_lines', key: ['id'], since: 10, alsoRefersTo: ofGroup },
    { name: 'chat_likes', ...opinion },
    { name: 'chat_flags', ...opinion },
    { name: 'chat_hooks', key: ['group_id', 'player_id'], since: 19, refersTo: ofPlayer },
  ],
  jobs: [...slurJobs, ...pushPostJobs],
  reactions: [keepLines, tellSlurs],
});
