import { findSpell } from '@everdeed/content';
import type { AnswerOf, classCalls, DeepReadonly } from '@everdeed/contract';
import { type CastData, type CastInput, type CastScene, isSameId, type Player } from '@everdeed/rules';
import { JsonText } from '../http/reply.ts';
import type { RequestInfo } from '../http/route.ts';
import { joinText } from '../presenters/join-text.ts';
import { computedFields, playerText, shownMessages } from '../presenters/player.ts';
import { presentTask } from '../presenters/task.ts';
import type { Performed } from '../work/perform.ts';

type Performance = Performed<CastScene, CastData>;
type Stats = Player['stats'];
type CastAnswer = JsonText<DeepReadonly<AnswerOf<typeof classCalls.castSpell>>>;

/**
 * The caster's stats as told: without what a skill for the whole party gives its caster, which shows when the player
 * is read next (rules-play-and-shops 1.5).
 */
function toldStats({ scene, player }: Performance, { key }: CastInput): Stats {
  return findSpell(key)?.bulk ? { ...player.stats, buffs: scene.player.stats.buffs } : player.stats;
}

const presentMember = ({ profile, achievements, items }: Player, stats: Stats) => ({
  profile: { name: profile.name },
  stats,
  achievements,
  items: { special: items.special },
});

/** Those whom a spell was meant for, as they are now: the party, one of it, or the caster alone. */
function touchedMembers({ scene, data, player, tx }: Performance, { targetId }: CastInput): Player[] {
  const members = scene.members ?? [];
  const isMeant = ({ _id }: Player) => data.target === 'party' || isSameId(_id, targetId ?? player._id);
  return members.filter(isMeant).map((member) => tx.players.held(member._id) ?? member);
}

/** The answer to a cast, by the kind of its target (wire-user-and-tasks 3.3). */
export async function presentCast(
  performed: Performance,
  input: CastInput,
  info: RequestInfo,
): Promise<CastAnswer> {
  const { data, outcome, player, scene, tx } = performed;
  const stats = toldStats(performed, input);
  const messages = await shownMessages(tx, player._id, info);
  const user = await playerText(tx, player._id, (stored) => {
    const plain = computedFields(tx, stored, messages);
    return { ...plain, stats: { ...stats }, top: { ...plain.top, _tmp: data.tmp } };
  });
  switch (data.target) {
    case 'task': {
      const [found] = outcome.changed.tasks.length > 0 ? outcome.changed.tasks : (scene.tasks ?? []);
      return joinText({ user }, found ? { task: presentTask(found) } : {});
    }
    case 'tasks': {
      const tasks = outcome.changed.tasks.map((task) => JSON.stringify(presentTask(task)));
      return new JsonText(`{"user":${user.text},"tasks":[${[user.text, ...tasks].join(',')}]}`);
    }
    case 'self':
      return joinText({ user }, {});
    default: {
      const shown = (member: Player) =>
        presentMember(member, member._id === player._id ? stats : member.stats);
      return joinText({ user }, { partyMembers: touchedMembers(performed, input).map(shown) });
    }
  }
}
