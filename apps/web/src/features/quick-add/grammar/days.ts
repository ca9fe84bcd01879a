import type { Weekday } from '@everdeed/rules';

export const WORKDAYS: readonly Weekday[] = ['m', 't', 'w', 'th', 'f'];
export const WEEKEND: readonly Weekday[] = ['su', 's'];
