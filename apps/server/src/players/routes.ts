import { isFields } from '@everdeed/content/values';
import { type AnswerOf, playerCalls } from '@everdeed/contract';
import { type SentSettings, type SettingsScene, sortByAge, updatePlayer } from '@everdeed/rules';
import { holdsSlur } from '../words/banned-words.ts';
import { vitalsOf } from '../presenters/vitals.ts';
import { presentLedger } from '../presenters/ledger.ts';
import { route } from '../http/route.ts';
import { anonymisePlayer, anonymiseTask } from './anonymise.ts';
import { newestMessages } from '../presenters/inbox.ts';
import { computedFields, fullPlayerText, playerText, shownMessages } from '../presenters/player.ts';
import { pickFields } from './pick-fields.ts';
import type { Services } from '../services.ts';
import { perform } from '../work/perform.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';

type PlayerView = AnswerOf<typeof playerCalls.getUser>;

/** The player who acts, with what the rules need to know of the settings that were sent. */
const settingsScene =
  (sent: SentSettings, settings: Services['settings']): SceneLoader<SettingsScene> =>
  async (tx, actor, { now }) => ({
    player: await requireActor(tx, actor),
    latestNewsId: tx.news.at(now)?.id,
    tasks: Object.hasOwn(sent, 'tags') ? await tx.tasks.list(actor.id) : [],
    isIntolerable: (text) => holdsSlur(text, settings),
  });

/** The settings in a body; the entries of a list count by their places, none of which is anybody's to set. */
const settingsIn = (body: unknown): SentSettings =>
  Array.isArray(body) ? { ...body } : isFields(body) ? body : {};

const asksForInbox = (names: string): boolean => /(?:^|,)\s*inbox\b/.test(names);

/** Reading and updating the player (wire-user-and-tasks 1.1, 1.4, 3.7). */
export const playerRoutes = ({ settings }: Pick<Services, 'settings'>) => [
  route(playerCalls.getUser, async (work, { actor, query, info }) => {
    if (!query.userFields) return fullPlayerText(work.read, actor.id, info);
    const messages = asksForInbox(query.userFields)
      ? await shownMessages(work.read, actor.id, info)
      : undefined;
    const whole = await playerText(work.read, actor.id, (player) =>
      computedFields(work.read, player, messages),
    );
    // Messages come along with any other field of the inbox.
    const names = messages ? `${query.userFields},inbox.messages` : query.userFields;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fieldsBy` of the call: only the fields that were asked for
    return pickFields(whole.read(), names) as PlayerView;
  }),
  route(playerCalls.updateUser, async (work, { actor, body, info }) => {
    const sent = settingsIn(body);
    const { tx } = await perform(work, actor, settingsScene(sent, settings), (context, scene) =>
      updatePlayer(context, scene, sent),
    );
    const messages = await shownMessages(tx, actor.id, info);
    return playerText(tx, actor.id, (saved) => computedFields(tx, saved, messages));
  }),
  route(playerCalls.anonymizedUser, async (work, { actor }) => {
    const player = await requireActor(work.read, actor);
    const computed = { ...computedFields(work.read, player, undefined), stats: { ...vitalsOf(player) } };
    const whole = await playerText(work.read, actor.id, () => computed);
    const tasks = (await work.read.tasks.list(actor.id)).filter(
      (task) => task.type !== 'todo' || !task.completed,
    );
    return {
      user: anonymisePlayer(whole.read(), player, await newestMessages(work.read, actor.id)),
      tasks: sortByAge(player, tasks).map(anonymiseTask),
    };
  }),
  route(playerCalls.purchaseHistory, async (work, { actor, info }) =>
    presentLedger(work.words, info.language, actor.id, await work.read.ledger.list(actor.id)),
  ),
];
