import type { ReportParts } from '../work/mails.ts';

/** What of the server the members' calls work with. */
export type MemberParts = ReportParts;
