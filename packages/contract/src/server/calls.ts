import { i18nCalls } from './i18n-calls.ts';
import { reportCalls } from './report-calls.ts';
import { statusCalls } from './status-calls.ts';

/** The server itself: its health, models and texts, and reports to the people who run it. */
export const serverCalls = { ...statusCalls, ...i18nCalls, ...reportCalls };
