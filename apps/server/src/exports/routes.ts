import { exportCalls } from '@everdeed/contract';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { sortByAge } from '@everdeed/rules';
import { historyCsv } from './history-csv.ts';
import { inboxPage } from './inbox-page.ts';
import { toXml } from './to-xml.ts';
import { userData } from '../presenters/userdata.ts';
import { allCopies } from '../storage/inbox/read-inbox.ts';
import { requireActor } from '../work/scenes.ts';

const file = (contentType: string, name: string, body: string) =>
  reply({
    raw: { contentType, body },
    headers: { 'content-disposition': `attachment; filename=${name}`, 'cache-control': 'no-store' },
  });

/** Files with all of a player's data (wire-user-and-tasks 5.6). */
export const exportRoutes = [
  route(exportCalls.exportHistory, async (work, { actor }) => {
    const player = await requireActor(work.read, actor);
    const tasks = sortByAge(player, await work.read.tasks.list(actor.id, { types: ['habit', 'daily'] }));
    return file('text/csv; charset=utf-8', 'habitica-tasks-history.csv', historyCsv(tasks));
  }),
  route(exportCalls.exportJson, async (work, { actor }) =>
    file(
      'application/json; charset=utf-8',
      'habitica-user-data.json',
      JSON.stringify(await userData(work, actor.id)),
    ),
  ),
  route(exportCalls.exportXml, async (work, { actor }) =>
    file('text/xml; charset=utf-8', 'habitica-user-data.xml', toXml(await userData(work, actor.id))),
  ),
  route(exportCalls.exportInbox, async (work, { actor, info }) => {
    const player = await requireActor(work.read, actor);
    const copies = await allCopies(work.read.db, actor.id);
    const page = inboxPage({ words: work.words, language: info.language, player }, copies.toReversed());
    return file('text/html; charset=utf-8', 'inbox.html', page);
  }),
];
