import type { MessageKey } from '@everdeed/content';
import { questCalls } from '@everdeed/contract';
import {
  abortQuest,
  acceptQuest,
  cancelQuest,
  forceStartQuest,
  type GroupQuest,
  inviteToQuest,
  leaveQuest,
  type Outcome,
  type PartyScene,
  rejectQuest,
  type Result,
  type RuleContext,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import type { ActorId } from '../work/actor.ts';
import { perform } from '../work/perform.ts';
import type { Work } from '../work/work.ts';
import { mailSteps, type QuestParts } from './mails.ts';
import { pushSteps } from './pushes.ts';
import { questScene } from './scene.ts';

type Command<Key extends MessageKey> = (
  context: RuleContext,
  scene: PartyScene,
) => Result<Outcome<GroupQuest>, Key>;

/** What every call names. */
interface Asked {
  readonly actor: ActorId;
  readonly params: { readonly groupId: string };
}

const inviting = (key: string) => (context: RuleContext, scene: PartyScene) =>
  inviteToQuest(context, scene, { key });

/** Quests of parties (wire-groups-and-admin 3). */
export function questRoutes(parts: QuestParts) {
  const { publicGroups } = parts.settings;
  /** Carries a command out, tells those whom it concerns, and answers with the quest. */
  async function act<Key extends MessageKey>(
    work: Work<NoInfer<Key> | 'groupNotFound' | 'guildQuestsNotSupported'>,
    { actor, params: { groupId } }: Asked,
    command: Command<Key>,
  ): Promise<GroupQuest> {
    const done = await perform(work, actor, questScene({ groupId, publicGroups }), command);
    const steps = { events: done.outcome.events, actor: done.player };
    await mailSteps(done.tx, parts, steps);
    await pushSteps(work, done.tx, steps);
    return done.data;
  }
  return [
    route(questCalls.inviteToQuest, (work, input) => act(work, input, inviting(input.params.questKey))),
    route(questCalls.acceptQuest, (work, input) => act(work, input, acceptQuest)),
    route(questCalls.rejectQuest, (work, input) => act(work, input, rejectQuest)),
    route(questCalls.forceStartQuest, (work, input) => act(work, input, forceStartQuest)),
    route(questCalls.cancelQuest, (work, input) => act(work, input, cancelQuest)),
    route(questCalls.abortQuest, (work, input) => act(work, input, abortQuest)),
    route(questCalls.leaveQuest, (work, input) => act(work, input, leaveQuest)),
    route(questCalls.leaveQuestSingular, (work, input) => act(work, input, leaveQuest)),
  ];
}
