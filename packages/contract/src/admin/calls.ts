import { adminLookupCalls } from './support-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { blockerCalls } from './blocker-calls.ts';
import { reportCalls } from './report-calls.ts';

/** Administration: what the server answers. */
export const adminCalls = { ...adminLookupCalls, ...blockerCalls, ...auditCalls, ...reportCalls };
