import { serverCalls } from '@everdeed/contract';
import { asText, type Player } from '@everdeed/rules';
import type { Refuser } from '../work/refusal.ts';
import { reply } from '../http/reply.ts';
import { type CallInput, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { AttemptCounter } from '../security/attempt-counter.ts';
import { retryAfter } from '../work/retry-after.ts';
import { requireActor } from '../work/scenes.ts';

/** What of the server reports need. */
type ReportParts = Pick<Services, 'mailer' | 'settings'>;

/** Longest report, in characters. */
const REPORT_LENGTH = 10_000;
/** Longest name of a browser in a report. */
const LINE_LENGTH = 400;
/** Reports of one player within an hour. In memory only, so a restart resets it. */
const maxReports = 20;
const hourMs = 3_600_000;

/** An answer that is plain JSON. */
const bare = (body: unknown) =>
  reply({ raw: { contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) } });

function track(work: Refuser<'analyticsOnlyWeb'>, { info }: CallInput<typeof serverCalls.trackEvent>) {
  if (info.client !== 'habitica-web') throw work.refuse('NotAuthorized', 'analyticsOnlyWeb');
  return bare({});
}

/** Context for a report, line by line. */
const about = (player: Player, agent: string): string =>
  [
    `User: ${player.auth.local.username ?? ''} (${player._id})`,
    `Level: ${player.stats.lvl}, class: ${player.stats.class}`,
    `Resting: ${player.preferences.sleep}, costume: ${player.preferences.costume}`,
    `Day start: ${player.preferences.dayStart}, offset: ${player.preferences.timezoneOffset}`,
    `Browser: ${agent}`,
  ].join('\n');

/** Reports to the people who run the server (wire-groups-and-admin 7.5). */
export const reportRoutes = ({ mailer, settings }: ReportParts, counter = new AttemptCounter(hourMs)) => [
  route(serverCalls.trackEvent, track),
  route(serverCalls.trackEventAtRoot, track),
  route(serverCalls.reportBug, async (work, { actor, body, info }) => {
    const player = await requireActor(work.read, actor);
    const waitMs = counter.waitMs(actor.id, maxReports, work.now);
    if (waitMs !== undefined)
      throw work.refuse('TooManyRequests', 'tooManyRequests', { headers: retryAfter(waitMs) });
    counter.add(actor.id, work.now);
    const template = body.question ? 'ask-a-question' : 'report-a-bug';
    const text = asText(body.message).slice(0, REPORT_LENGTH);
    const agent = String(info.headers['user-agent'] ?? 'unknown').slice(0, LINE_LENGTH);
    await work.transaction((tx) =>
      mailer.send(tx, {
        to: settings.mailFrom,
        playerId: actor.id,
        template,
        params: {
          name: actor.username,
          text: `${text}\n\nAnswer to: ${asText(body.email)}\n${about(player, agent)}`,
        },
      }),
    );
    return bare({ ok: true });
  }),
];
