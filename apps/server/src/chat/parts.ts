import type { Services } from '../services.ts';

/** What of the server chats work with. */
export type ChatParts = Pick<Services, 'settings' | 'mailer'>;
