import { adminLookupCalls } from './support-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { blockerCalls } from './blocker-calls.ts';
import { adminGroupCalls, adminPlayerCalls } from './player-calls.ts';
import { reportCalls } from './report-calls.ts';
import { siteCalls } from './site-calls.ts';

/** Administration: what the server answers. */
export const adminCalls = {
  ...adminLookupCalls,
  ...blockerCalls,
  ...auditCalls,
  ...reportCalls,
  ...adminPlayerCalls,
  ...adminGroupCalls,
  ...siteCalls,
};
