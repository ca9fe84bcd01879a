import type { ReportParts } from '../work/mails.ts';

/** What of the server chats work with. */
export type ChatParts = ReportParts;
