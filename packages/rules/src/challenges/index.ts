export { blankChallenge } from './blank.ts';
export {
  deleteChallenge,
  partFromChallenge,
  refundLeader,
  selectWinner,
  type WinningScene,
} from './close.ts';
export { cloneChallenge, type CloningScene, createChallenge } from './create.ts';
export type { SentChallenge } from './fields.ts';
export * from './limits.ts';
export { joinChallenge, type JoiningChallengeScene, leaveChallenge } from './membership.ts';
export {
  checkEditor,
  createOriginals,
  deleteOriginal,
  moveOriginal,
  type NewOriginalsScene,
  updateOriginal,
} from './originals.ts';
export * from './policy.ts';
export { clearReportsOfChallenge, reportChallenge } from './report.ts';
export type {
  ChallengeScene,
  ClosingScene,
  HostedScene,
  OriginalScene,
  ParticipantScene,
} from './scenes.ts';
export { type ChallengeTasks, orderedOriginals, syncParticipant, type Synced } from './sync.ts';
export { unlinkTask, unlinkTasks } from './unlink.ts';
export { updateChallenge } from './update.ts';
