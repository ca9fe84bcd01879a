import { i18nCalls } from './i18n-calls.ts';
import { reportCalls } from './report-calls.ts';
import { siteCalls } from './site-calls.ts';
import { statusCalls } from './status-calls.ts';

/** The server itself: its health, models and texts, what it offers, and reports to the people who run it. */
export const serverCalls = { ...statusCalls, ...siteCalls, ...i18nCalls, ...reportCalls };
