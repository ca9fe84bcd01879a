import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { matches } from '../core/check.ts';
import { instant, nothing, nullable, optionalText, text, word } from '../core/fields.ts';
import { own, reasonField } from './fields.ts';

const common = { ...own, auth: { privilege: 'fullAccess' } } as const;
const number = Type.Number();

const job = Type.Object({
  id: number,
  kind: text,
  state: word(['waiting', 'running', 'dead']),
  at: instant('When it is due, or failed for the last time.'),
  repeats: Type.Boolean({ description: 'Comes again and again, and cannot be removed while it waits.' }),
  attempts: number,
  progress: nullable(Type.Object({ done: number, total: number })),
  failure: nullable(text),
});
const counted = Type.Object({ count: number, items: Type.Array(job, { description: 'The first 100.' }) });
const byJob = {
  params: Type.Object({ jobId: text }),
  checks: [matches('params', 'jobId', 'invalidValue', /^[1-9]\d{0,14}$/)],
} as const;
const backup = Type.Object({ name: text, bytes: number, at: instant() });

const boss = Type.Object({
  key: text,
  hp: number,
  maxHp: number,
  rage: number,
  maxRage: nullable(number),
  damaged: Type.Array(text, { description: 'Places that it has damaged.' }),
  isDesperate: Type.Boolean(),
});
const event = Type.Object({
  key: text,
  isRunning: Type.Boolean(),
  byHand: Type.Boolean({ description: 'Whether somebody has started it.' }),
  start: instant('Of one that does not run: when the calendar brings it the next time.'),
  end: instant(),
});
const world = Type.Object({
  boss: nullable(boss),
  bosses: Type.Array(text, { description: 'Keys of those that can be started.' }),
  events: Type.Array(event, { description: 'All of the calendar: those that are on, then those to come.' }),
  season: Type.Object({ key: text, end: instant() }),
});
const byEvent = { params: Type.Object({ key: text }) };

/** The site at a glance, its jobs, backups and the world. */
export const siteCalls = {
  getSiteState: defineCall({
    ...common,
    id: 'getSiteState',
    method: 'GET',
    path: '/admin/site',
    summary: 'Get the figures of the site',
    answer: Type.Object({
      version: text,
      engine: word(['sqlite', 'postgres']),
      startedAt: instant(),
      players: number,
      activePlayers: Type.Number({ description: 'Whose day began in the last seven days.' }),
      newPlayers: Type.Number({ description: 'Of the last seven days.' }),
      scoredToday: Type.Number({ description: 'Scorings since midnight in UTC.' }),
      jobs: Type.Object({ waiting: number, dead: number }),
      openReports: number,
      databaseBytes: nullable(number),
      memoryBytes: number,
      lastBackup: nullable(backup),
      mail: Type.Object({ configured: Type.Boolean(), waiting: number }),
    }),
    refusals: [],
  }),
  getJobs: defineCall({
    ...common,
    id: 'getJobs',
    method: 'GET',
    path: '/admin/jobs',
    summary: 'List background jobs, and those that failed for the last time',
    answer: Type.Object({ live: counted, dead: counted }),
    refusals: [],
  }),
  retryJobs: defineCall({
    ...common,
    id: 'retryJobs',
    method: 'POST',
    path: '/admin/jobs/retry',
    summary: 'Try all jobs again that failed for the last time',
    body: Type.Object({ reason: reasonField }),
    answer: Type.Object({ count: number }),
    refusals: [],
  }),
  retryJob: defineCall({
    ...common,
    ...byJob,
    id: 'retryJob',
    method: 'POST',
    path: '/admin/jobs/{jobId}/retry',
    summary: 'Try a job again that failed for the last time',
    body: Type.Object({ reason: reasonField }),
    answer: nothing,
    refusals: ['jobNotFound'],
  }),
  dropJob: defineCall({
    ...common,
    ...byJob,
    id: 'dropJob',
    method: 'DELETE',
    path: '/admin/jobs/{jobId}',
    summary: 'Remove a job that failed for the last time, or one that waits and does not repeat',
    query: Type.Object({ reason: optionalText }),
    answer: nothing,
    refusals: ['jobNotFound'],
  }),
  getBackups: defineCall({
    ...common,
    id: 'getBackups',
    method: 'GET',
    path: '/admin/backups',
    summary: 'List the backups in the data folder, newest first',
    answer: Type.Object({
      canMake: Type.Boolean({ description: 'False with PostgreSQL, which has tools of its own.' }),
      items: Type.Array(backup),
    }),
    refusals: [],
  }),
  makeBackup: defineCall({
    ...common,
    id: 'makeBackup',
    method: 'POST',
    path: '/admin/backups',
    summary: 'Make a backup now',
    body: Type.Object({ reason: reasonField }),
    answer: backup,
    refusals: ['backupNotHere'],
  }),
  getWorld: defineCall({
    ...common,
    id: 'getWorld',
    method: 'GET',
    path: '/admin/world',
    summary: 'Get the world boss and the events, for those who look after them',
    answer: world,
    refusals: [],
  }),
  startBoss: defineCall({
    ...common,
    id: 'startBoss',
    method: 'POST',
    path: '/admin/world/boss',
    summary: 'Let a world boss appear',
    body: Type.Object({ key: text, reason: reasonField }),
    answer: world,
    refusals: ['questAlreadyUnderway', 'questNotFound'],
  }),
  endBoss: defineCall({
    ...common,
    id: 'endBoss',
    method: 'DELETE',
    path: '/admin/world/boss',
    summary: 'Send the world boss away, without rewards',
    query: Type.Object({ reason: optionalText }),
    answer: world,
    refusals: ['noActiveQuestToAbort'],
  }),
  startEvent: defineCall({
    ...common,
    ...byEvent,
    id: 'startEvent',
    method: 'POST',
    path: '/admin/world/events/{key}',
    summary: 'Start an event of the calendar now',
    details: 'Shops, drops and screens follow it until it ends. The calendar goes on beside it.',
    body: Type.Object({
      until: Type.String({ description: 'A date, or an instant in ISO 8601; seconds do not count.' }),
      reason: reasonField,
    }),
    answer: world,
    refusals: ['eventNotFound', 'eventRunning', 'eventUntil'],
  }),
  endEvent: defineCall({
    ...common,
    ...byEvent,
    id: 'endEvent',
    method: 'DELETE',
    path: '/admin/world/events/{key}',
    summary: 'End an event that is on',
    details: 'It comes again when the calendar brings it the next time.',
    query: Type.Object({ reason: optionalText }),
    answer: world,
    refusals: ['eventNotFound', 'eventNotRunning'],
  }),
};
