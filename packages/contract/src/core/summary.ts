import { MAX_SUMMARY_LENGTH } from '@everdeed/rules';
import { rule } from './check.ts';

/** The summary of a group or challenge must not be too long (wire-groups-and-admin 0.3). */
export const summaryFits = rule(
  'body',
  'summary',
  'summaryLengthExceedsMax',
  (value) => typeof value !== 'string' || value.length <= MAX_SUMMARY_LENGTH,
);
