/** What administrators do, as the log names it. */
export const auditActs = [
  'editPlayer',
  'deletePlayer',
  'revokeDevice',
  'readPayment',
  'clearReports',
  'hide',
  'delete',
  'mute',
  'shadowMute',
  'block',
  'removeMember',
  'editGroup',
  'repairGroup',
  'editChallenge',
  'closeChallenge',
  'addBlocker',
  'editBlocker',
  'liftBlocker',
  'makeCoupons',
  'writeNews',
  'editNews',
  'deleteNews',
  'startBoss',
  'endBoss',
  'startEvent',
  'endEvent',
  'retryJobs',
  'dropJob',
  'makeBackup',
  'changeSite',
  'revokeInvitation',
  'undo',
] as const;
/** One of {@link auditActs}. */
export type AuditAct = (typeof auditActs)[number];

/** What an administrative act is about. */
export const auditTargetKinds = [
  'player',
  'group',
  'chat',
  'message',
  'challenge',
  'blocker',
  'coupons',
  'news',
  'world',
  'event',
  'job',
  'backup',
  'site',
  'invitation',
] as const;
/** One of {@link auditTargetKinds}. */
export type AuditTargetKind = (typeof auditTargetKinds)[number];
