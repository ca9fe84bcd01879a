import { i18nCalls } from './i18n-calls.ts';
import { reportCalls } from './report-calls.ts';
import { statusCalls } from './status-calls.ts';

/** The server itself: whether it is well, what it stores, its words, and reports to those who run it. */
export const serverCalls = { ...statusCalls, ...i18nCalls, ...reportCalls };
