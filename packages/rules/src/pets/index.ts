export { feed, feedingStep, type FeedInput, MOUNT_GROWTH } from './feed.ts';
export { checkHatching, hatch, type HatchInput } from './hatch.ts';
export { RELEASE_COST, releaseBoth, releaseMounts, releasePets } from './release.ts';
export { type StableGroup, type StableGroupName, stableGroups } from './stable-groups.ts';
