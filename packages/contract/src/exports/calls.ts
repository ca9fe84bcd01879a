import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';

const common = {
  method: 'GET',
  versions: ['root'],
  area: 'exports',
  auth: 'session',
  refusals: [],
  spec: 'wire-user-and-tasks 5.6',
} as const;

/** Files with all of a player's data. */
export const exportCalls = {
  exportHistory: defineCall({
    ...common,
    id: 'exportHistory',
    contentType: 'text/csv',
    path: '/export/history.csv',
    summary: 'Download the history of habits and dailies as CSV',
    answer: Type.String(),
  }),
  exportJson: defineCall({
    ...common,
    id: 'exportJson',
    contentType: 'application/json',
    path: '/export/userdata.json',
    summary: 'Download the player, private messages and all tasks as JSON',
    answer: Type.Record(Type.String(), Type.Unknown()),
  }),
  exportXml: defineCall({
    ...common,
    id: 'exportXml',
    contentType: 'text/xml',
    path: '/export/userdata.xml',
    summary: 'Download the player, private messages and all tasks as XML',
    answer: Type.String(),
  }),
  exportInbox: defineCall({
    ...common,
    id: 'exportInbox',
    contentType: 'text/html',
    path: '/export/inbox.html',
    summary: 'Download private messages as a web page',
    answer: Type.String(),
  }),
};
