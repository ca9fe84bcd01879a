import { textIn } from '@everdeed/content/values';
import type { reportCalls } from '@everdeed/contract';
import { changePlayer } from '../support/players.ts';
import { failedCheck, type RefusalCases, type Stage, unknownId } from '../support/refusal-cases.ts';
import type { Caller } from '../support/server.ts';
import { as } from './admin.ts';

const bad = { error: 'BadRequest' } as const;
const missing = { error: 'NotFound' } as const;
const path = (more = '', kind = 'chat', id = unknownId) => `/admin/reports/${kind}/${id}${more}`;
const asked = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
  as('moderator', method, url, body);

/** Somebody else who moderates. */
async function colleague(stage: Stage) {
  const other = await stage.stranger();
  await changePlayer(stage.server, other, (player) => ({ ...player, permissions: { moderator: true } }));
  return other;
}

/** A reported profile of a player with these permissions; the stage's player moderates. */
async function reported(stage: Stage, permissions: Record<string, boolean> = {}) {
  await stage.change((player) => ({ ...player, permissions: { moderator: true } }));
  const other = await stage.server.register(`${stage.username}-y`);
  await changePlayer(stage.server, other, (player) => ({ ...player, permissions }));
  await stage.player.post(`/members/${other.id}/flag`);
  return path('', 'profile', other.id);
}

/** Sends a decision about what is reported now. */
async function decide(stage: Stage, report: string, body: object, by: Caller = stage.player) {
  const { data } = (await stage.player.get(report)).body;
  return by.post(`${report}/decide`, { lastReportedAt: textIn(data, 'lastReportedAt'), ...body });
}
const isOther = (stage: Stage) => ({ name: `${stage.username}-x` });

/** The queue of reports. */
export const reportRefusals: RefusalCases<typeof reportCalls> = {
  getReports: { invalidValue: failedCheck(asked('GET', '/admin/reports?state=lost')) },
  getReport: {
    invalidValue: failedCheck(asked('GET', path('', 'planet'))),
    reportNotFound: { ...missing, by: asked('GET', path()) },
  },
  takeReport: {
    invalidValue: failedCheck(asked('POST', path('/take', 'planet'))),
    reportNotFound: { ...missing, by: asked('POST', path('/take')) },
    reportTaken: {
      ...bad,
      params: isOther,
      by: async (stage) => {
        const report = await reported(stage);
        await (await colleague(stage)).post(`${report}/take`);
        return stage.player.post(`${report}/take`);
      },
    },
  },
  leaveReport: {
    invalidValue: failedCheck(asked('DELETE', path('/take', 'planet'))),
    reportNotFound: { ...missing, by: asked('DELETE', path('/take')) },
  },
  decideReport: {
    invalidValue: failedCheck(asked('POST', path('/decide'), { content: 'eat' })),
    reportNotFound: {
      ...missing,
      by: asked('POST', path('/decide'), { content: 'keep', lastReportedAt: 'now' }),
    },
    reportTaken: {
      ...bad,
      params: isOther,
      by: async (stage) => {
        const report = await reported(stage);
        await (await colleague(stage)).post(`${report}/take`);
        return decide(stage, report, { content: 'keep' });
      },
    },
    reportHandledAlready: {
      ...bad,
      params: isOther,
      by: async (stage) => {
        const report = await reported(stage);
        await decide(stage, report, { content: 'keep' }, await colleague(stage));
        return decide(stage, report, { content: 'keep' });
      },
    },
    reportStaff: {
      ...bad,
      by: async (stage) => {
        const report = await reported(stage, { news: true });
        return decide(stage, report, { content: 'keep', author: 'block' });
      },
    },
    reportWrongAct: {
      ...bad,
      by: async (stage) => decide(stage, await reported(stage), { content: 'delete' }),
    },
    reportNewer: {
      ...bad,
      by: async (stage) =>
        decide(stage, await reported(stage), { content: 'keep', lastReportedAt: '2026-02-01T00:00:00.000Z' }),
    },
  },
};
